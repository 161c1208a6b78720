// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk;

import dev.workgate.sdk.model.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** The operations of the contract's tag Evidence; see {@link WorkgateClient}. */
public final class EvidenceApi {
  private final Transport transport;

  EvidenceApi(Transport transport) {
    this.transport = transport;
  }

  /**
   * Export a WorkItem as a signed packet. The key needs the scope work.actions.
   *
   * <p>A packet that anybody can check offline, without trusting this service again: the WorkItem, its messages, its evidence, a proof for each entry that the log holds it, and a signed checkpoint of the log. It is a DSSE envelope over an in-toto Statement v1, signed with Ed25519. `/.well-known/jwks.json` has the public keys; `workgate verify packet.json --jwks …` checks it and names anything altered.  Each approval records for whom the approver and the accountable people spoke, and why (`voices`), so that anybody can recount if different people approved. Approvals of earlier releases lack it.  A packet holds the contents in the clear, and the salts for checking the commitments of the log: handle it like the conversation itself.  The export is logged (`evidence.exported`) before the packet is sent, and the packet holds that entry too. Repeating the request makes another packet and another entry; it needs no Idempotency-Key. The body is optional and must be an empty object.
   *
   * @param workItemId Identifier of the WorkItem.
   * @throws WorkgateException see its subclasses
   */
  public DsseEnvelope exportPacket(String workItemId) {
    return exportPacket(workItemId, RequestOptions.DEFAULT).data();
  }

  /** As {@link #exportPacket(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<DsseEnvelope> exportPacket(String workItemId, RequestOptions options) {
    Request request = new Request("POST", "/api/v1/public/work-items/{work_item_id}/evidence-packets");
    request.path("work_item_id", workItemId);
    request.repeatable(); // The contract says so.
    return transport.send(request, DsseEnvelope.class, options);
  }

  /**
   * Read the evidence of a WorkItem. The key needs the scope work.actions.
   *
   * <p>Log entries of a WorkItem, oldest first. They include everything acknowledged before this request. Entries are never changed and never removed; personal values are in them as salted commitments only. An exported packet carries the proofs that its entries are in the log.
   *
   * @param workItemId Identifier of the WorkItem.
   * @throws WorkgateException see its subclasses
   */
  public EvidencePage list(String workItemId) {
    return list(workItemId, ListParams.NONE, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list(String)}, with parameters. */
  public EvidencePage list(String workItemId, ListParams params) {
    return list(workItemId, params, RequestOptions.DEFAULT).data();
  }

  /** As {@link #list(String)}, with options, and with status and headers of the answer. */
  public ApiResponse<EvidencePage> list(String workItemId, ListParams params, RequestOptions options) {
    Request request = new Request("GET", "/api/v1/public/work-items/{work_item_id}/evidence");
    request.path("work_item_id", workItemId);
    request.query("limit", params.limit);
    request.query("page_token", params.pageToken);
    return transport.send(request, EvidencePage.class, options);
  }

  /** The entries of all pages of {@link #list(String)}. */
  public Pages<EvidenceEntry> allEntries(String workItemId) {
    return allEntries(workItemId, ListParams.NONE, RequestOptions.DEFAULT);
  }

  /** As {@link #allEntries(String)}, with parameters. */
  public Pages<EvidenceEntry> allEntries(String workItemId, ListParams params) {
    return allEntries(workItemId, params, RequestOptions.DEFAULT);
  }

  /** As {@link #allEntries(String)}, with parameters and options for the request of each page. */
  public Pages<EvidenceEntry> allEntries(String workItemId, ListParams params, RequestOptions options) {
    return new Pages<>(
        params.pageToken,
        token -> list(workItemId, params.toBuilder().pageToken(token).build(), options).data(),
        EvidencePage::entries,
        EvidencePage::nextPageToken);
  }

  /** What {@code list} can be given. What is not set is not sent. */
  public static final class ListParams {
    static final ListParams NONE = builder().build();

    private final @Nullable Long limit;
    private final @Nullable String pageToken;

    private ListParams(Builder builder) {
      this.limit = builder.limit;
      this.pageToken = builder.pageToken;
    }

    /** A builder with nothing set. */
    public static Builder builder() {
      return new Builder();
    }

    /** A builder with what is set here. */
    public Builder toBuilder() {
      Builder builder = new Builder();
      builder.limit = limit;
      builder.pageToken = pageToken;
      return builder;
    }

    /** Builds {@link ListParams}. */
    public static final class Builder {
      private @Nullable Long limit;
      private @Nullable String pageToken;

      private Builder() {}

      /** Maximum entries per page. Values above 200 are read as 200. */
      public Builder limit(long limit) {
        this.limit = limit;
        return this;
      }

      /** The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused. */
      public Builder pageToken(@Nullable String pageToken) {
        this.pageToken = pageToken;
        return this;
      }

      public ListParams build() {
        return new ListParams(this);
      }
    }
  }
}
