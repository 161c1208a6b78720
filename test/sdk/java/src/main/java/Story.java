import dev.workgate.sdk.ActionsApi;
import dev.workgate.sdk.ApiException;
import dev.workgate.sdk.EvidenceApi;
import dev.workgate.sdk.Json;
import dev.workgate.sdk.NetworkException;
import dev.workgate.sdk.NotModifiedException;
import dev.workgate.sdk.RequestInterruptedException;
import dev.workgate.sdk.RequestOptions;
import dev.workgate.sdk.RequestTimeoutException;
import dev.workgate.sdk.WorkItemsApi;
import dev.workgate.sdk.WorkgateClient;
import dev.workgate.sdk.WorkgateException;
import dev.workgate.sdk.model.Action;
import dev.workgate.sdk.model.ActionOperation;
import dev.workgate.sdk.model.ActionPayload;
import dev.workgate.sdk.model.ActionProposal;
import dev.workgate.sdk.model.ActionProposalCreateRequest;
import dev.workgate.sdk.model.ActionProposalExecuteRequest;
import dev.workgate.sdk.model.ActionProposalExecution;
import dev.workgate.sdk.model.Caller;
import dev.workgate.sdk.model.ChatPostMessagePayload;
import dev.workgate.sdk.model.CommerceRefundPayload;
import dev.workgate.sdk.model.CommerceRefundResult;
import dev.workgate.sdk.model.DataGroup;
import dev.workgate.sdk.model.ErrorDetail;
import dev.workgate.sdk.model.InitialMessageInput;
import dev.workgate.sdk.model.Integration;
import dev.workgate.sdk.model.Message;
import dev.workgate.sdk.model.MessageAppendRequest;
import dev.workgate.sdk.model.MessageInput;
import dev.workgate.sdk.model.ProposedAction;
import dev.workgate.sdk.model.ProposedCommerceRefund;
import dev.workgate.sdk.model.RefundReason;
import dev.workgate.sdk.model.ResourceType;
import dev.workgate.sdk.model.WorkItem;
import dev.workgate.sdk.model.WorkItemContactInput;
import dev.workgate.sdk.model.WorkItemCreateRequest;
import dev.workgate.sdk.model.WorkItemPriority;
import dev.workgate.sdk.model.WorkItemStatus;
import dev.workgate.sdk.model.WorkItemUpdateRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The scenario of test/sdk/story.ts with the Java SDK. */
public final class Story {
  private static final String BASE_URL = env("BASE_URL");
  private static final String KEY = env("API_KEY");

  private Story() {}

  public static void main(String[] args) {
    WorkgateClient client = WorkgateClient.create(BASE_URL, KEY);
    introduce(client);
    WorkItem item = intake(client);
    ActionProposal proposal = act(client, item);
    read(client, item);
    future(item, proposal);
    retry();
    lost();
    refusals(client, item);
    transport(client);
  }

  private static WorkItem intake(WorkgateClient client) {
    String tag = env("TAG");
    WorkItem item =
        client
            .workItems()
            .create(
                WorkItemCreateRequest.builder()
                    .subject("SDK story")
                    .priority(WorkItemPriority.HIGH)
                    .tags(List.of(tag))
                    .contact(WorkItemContactInput.builder().name("Ada").email("ada@example.com").build())
                    .initialMessage(InitialMessageInput.builder().content("It came twice.").build())
                    .build());
    tell(
        "create",
        "work_item_id", item.workItemId(),
        "status", item.status(),
        "channel_id", item.channelId(),
        "contact_email", item.contact().email(),
        "created_at", item.createdAt().withOffsetSameInstant(ZoneOffset.UTC));

    for (int number = 2; number <= 5; number++) {
      client.workItems().create(named("SDK story, number " + number, tag));
    }
    WorkItemsApi.ListParams ofTag = WorkItemsApi.ListParams.builder().tag(tag).limit(2).build();
    tell("pages", "ids", client.workItems().allWorkItems(ofTag).stream().map(WorkItem::workItemId).toList());

    MessageInput message = MessageInput.builder().content("The order number is 1234.").build();
    client.messages().append(item.workItemId(), MessageAppendRequest.builder().message(message).build());
    List<String> contents = client.messages().allMessages(item.workItemId()).stream().map(Message::content).toList();
    tell("message", "contents", contents);

    WorkItem present = client.workItems().get(item.workItemId());
    String etag = WorkgateClient.etagOf(present);
    WorkItemsApi.GetParams unlessSame = WorkItemsApi.GetParams.builder().ifNoneMatch(etag).build();
    expect(NotModifiedException.class, () -> client.workItems().get(item.workItemId(), unlessSame));
    WorkItem updated =
        client
            .workItems()
            .update(
                item.workItemId(),
                WorkItemUpdateRequest.builder().status(WorkItemStatus.IN_PROGRESS).contact(null).build(),
                WorkItemsApi.UpdateParams.builder().ifMatch(etag).build());
    tell("update", "status", updated.status(), "contact", updated.contact(), "priority", updated.priority());

    WorkItemUpdateRequest due = WorkItemUpdateRequest.builder().dueAt(item.createdAt()).build();
    client.workItems().update(item.workItemId(), due);
    WorkItemsApi.SearchParams overdue = WorkItemsApi.SearchParams.builder().tag(tag).overdue(true).build();
    tell("overdue", "ids", client.workItems().allFound(overdue).stream().map(WorkItem::workItemId).toList());
    return updated;
  }

  private static ActionProposal act(WorkgateClient client, WorkItem item) {
    ActionProposal proposal =
        client
            .actions()
            .propose(
                item.workItemId(),
                ActionProposalCreateRequest.builder()
                    .integrationId(env("INTEGRATION_ID"))
                    .approvalReason("It came twice.")
                    .resourceType(ResourceType.ORDER)
                    .actionOperation(ActionOperation.COMMERCE_REFUND)
                    .payload(
                        CommerceRefundPayload.builder()
                            .orderId(env("ORDER_ID"))
                            .amount("25.00")
                            .currency("EUR")
                            .reason(RefundReason.DUPLICATE)
                            .build())
                    .build());
    if (!(proposal.payload() instanceof ProposedCommerceRefund refund)) throw new AssertionError(proposal);
    tell(
        "propose",
        "proposal_id", proposal.proposalId(),
        "status", proposal.status(),
        "payload_type", refund.type(),
        "amount", refund.amount());

    ActionProposalExecution dryRun = client.actions().executeProposal(proposal.proposalId(), execution(true));
    tell("dry_run", "dry_run", dryRun.dryRun(), "action", dryRun.action());

    ActionProposalExecution done = client.actions().executeProposal(proposal.proposalId(), execution(false));
    if (!(done.action().result() instanceof CommerceRefundResult result)) throw new AssertionError(done);
    tell(
        "execute",
        "proposal_status", done.proposal().status(),
        "action_id", done.action().actionId(),
        "action_status", done.action().status(),
        "refund_id", result.refundId());

    tell("actions", "ids", actionsOf(client, item));
    check(client.actions().allActionProposals(item.workItemId()).stream().count() == 1, "there is one proposal");

    ActionPayload chat = ChatPostMessagePayload.builder().channelId("C0123456789").text("Done.").build();
    tell("chat_payload", "payload", chat);
    return proposal;
  }

  private static void introduce(WorkgateClient client) {
    Caller me = client.identity().me();
    tell(
        "me",
        "key_id", me.key().keyId(),
        "scopes", me.key().scopes(),
        "owner_id", me.owner().personId(),
        "integration_ids",
        client.integrations().allIntegrations().stream().map(Integration::integrationId).toList());
  }

  private static void read(WorkgateClient client, WorkItem item) {
    List<DataGroup> groups = client.data().allGroups("racing_catalog").stream().toList();
    tell(
        "view",
        "group_ids", groups.stream().map(DataGroup::groupId).toList(),
        "starts_at", groups.get(0).events().get(0).startsAt().withOffsetSameInstant(ZoneOffset.UTC));

    EvidenceApi.ListParams two = EvidenceApi.ListParams.builder().limit(2).build();
    String payloadType = client.evidence().exportPacket(item.workItemId()).payloadType();
    long entries = client.evidence().allEntries(item.workItemId(), two).stream().count();
    tell("packet", "entries", entries, "payload_type", payloadType);
  }

  private static void future(WorkItem item, ActionProposal proposal) {
    WorkgateClient client = WorkgateClient.create(env("FUTURE_URL"), KEY);
    WorkItem later = client.workItems().get(item.workItemId());
    check(later.status().value().equals("future_status"), "a label that is not known is kept");
    check(later.status().known() == WorkItemStatus.Known.UNKNOWN_LABEL, "and can be switched on");
    ActionProposal same = client.actions().getProposal(proposal.proposalId());
    check(same.payload() instanceof ProposedAction.Unknown, "a kind that is not known has an arm of the union");
    tell(
        "future",
        "work_item_id", later.workItemId(),
        "proposal_id", same.proposalId(),
        "actions", actionsOf(client, item).size(),
        "known", later.status().isKnown());
  }

  private static void retry() {
    WorkgateClient client = WorkgateClient.create(env("BUSY_URL"), KEY);
    WorkItem item = client.workItems().create(named("Retried"));
    tell("retry", "work_item_id", client.workItems().get(item.workItemId()).workItemId());
  }

  private static void lost() {
    for (String kind : List.of("timeout", "reset", "408", "409", "500")) {
      RequestOptions patient = RequestOptions.builder().timeout(Duration.ofSeconds(2)).build();
      WorkItem item = losing(kind).workItems().create(named("Lost by " + kind), keyed(null), patient).data();
      tell("lost", "kind", kind, "work_item_id", item.workItemId());
    }
    RequestOptions once = RequestOptions.builder().timeout(Duration.ofSeconds(1)).maxRetries(0).build();
    WorkItemsApi workItems = losing("given_up").workItems();
    try {
      workItems.create(named("Given up"), keyed(null), once);
      throw new AssertionError("An answer came.");
    } catch (WorkgateException e) {
      String key = e.idempotencyKey().orElseThrow();
      tell(
          "given_up",
          "idempotency_key", key,
          "request_id", e.requestId(),
          "attempts", e.attempts(),
          "work_item_id", workItems.create(named("Given up"), keyed(key)).workItemId());
    }
  }

  private static WorkgateClient losing(String kind) {
    return WorkgateClient.create(env("LOST_URL") + "/" + kind, KEY);
  }

  private static WorkItemsApi.CreateParams keyed(String key) {
    return WorkItemsApi.CreateParams.builder().idempotencyKey(key).build();
  }

  private static void refusals(WorkgateClient client, WorkItem item) {
    WorkgateClient nobody = WorkgateClient.create(BASE_URL, "wg_test_nonsense");
    WorkgateClient reader = WorkgateClient.create(BASE_URL, env("READ_ONLY_KEY"));
    tellError("validation_error", () -> client.workItems().create(named("")));
    tellError("authentication_error", () -> nobody.workItems().list());
    tellError("authorization_error", () -> reader.workItems().create(named("Not mine")));
    tellError("not_found", () -> client.workItems().get("wi_01h455vb4pex5vsknk084sn02q"));

    WorkItemUpdateRequest closed = WorkItemUpdateRequest.builder().status(WorkItemStatus.CLOSED).build();
    WorkItemsApi.UpdateParams another = WorkItemsApi.UpdateParams.builder().ifMatch("\"999\"").build();
    tellError("invalid_state", () -> client.workItems().update(item.workItemId(), closed));
    tellError("precondition_failed", () -> client.workItems().update(item.workItemId(), closed, another));

    WorkItemsApi.CreateParams once = WorkItemsApi.CreateParams.builder().idempotencyKey("java-story-0123456789").build();
    client.workItems().create(named("Once"), once);
    tellError("idempotency_key_reused", () -> client.workItems().create(named("Twice"), once));

    Map<Integer, String> codes = Map.of(429, "rate_limited", 500, "internal_error", 503, "unavailable");
    codes.forEach(
        (status, code) -> {
          WorkgateClient refused = WorkgateClient.create(env("REFUSING_URL") + "/" + status, KEY);
          tellError(code, () -> refused.workItems().list());
        });
  }

  /** Checks the errors that occur without a response of the service. */
  private static void transport(WorkgateClient client) {
    RequestOptions impatient = RequestOptions.builder().timeout(Duration.ofNanos(1)).build();
    WorkItemsApi.ListParams all = WorkItemsApi.ListParams.builder().build();
    expect(RequestTimeoutException.class, () -> client.workItems().list(all, impatient));
    WorkgateClient nowhere =
        WorkgateClient.builder().baseUrl("http://127.0.0.1:1").apiKey("wg_test_nonsense").maxRetries(0).build();
    expect(NetworkException.class, () -> nowhere.workItems().list());
    expect(IllegalArgumentException.class, () -> client.workItems().get(".."));
    Thread.currentThread().interrupt();
    expect(RequestInterruptedException.class, () -> client.workItems().list());
    check(Thread.interrupted(), "the thread is still interrupted");
  }

  private static List<String> actionsOf(WorkgateClient client, WorkItem item) {
    ActionsApi.ListParams ofItem = ActionsApi.ListParams.builder().workItemId(item.workItemId()).build();
    return client.actions().allActions(ofItem).stream().map(Action::actionId).toList();
  }

  private static WorkItemCreateRequest named(String subject, String... tags) {
    return WorkItemCreateRequest.builder().subject(subject).tags(tags.length == 0 ? null : List.of(tags)).build();
  }

  private static ActionProposalExecuteRequest execution(boolean dryRun) {
    return ActionProposalExecuteRequest.builder().dryRun(dryRun).build();
  }

  private static void tellError(String expected, Runnable call) {
    try {
      call.run();
    } catch (ApiException e) {
      tell(
          "error",
          "expected_code", expected,
          "class", e.getClass().getSimpleName(),
          "type", e.type(),
          "code", e.code(),
          "status", e.status(),
          "correlation_id", e.correlationId(),
          "retryable", e.isRetryable(),
          "fields", e.details().stream().map(ErrorDetail::field).toList());
      return;
    }
    throw new AssertionError(expected + " was not thrown");
  }

  private static void expect(Class<? extends RuntimeException> type, Runnable call) {
    try {
      call.run();
    } catch (RuntimeException e) {
      if (type.isInstance(e)) return;
      throw e;
    }
    throw new AssertionError(type + " was not thrown");
  }

  private static void check(boolean holds, String promise) {
    if (!holds) throw new AssertionError(promise);
  }

  private static void tell(String step, Object... told) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("step", step);
    for (int at = 0; at < told.length; at += 2) line.put((String) told[at], told[at + 1]);
    System.out.println(new String(Json.write(line), StandardCharsets.UTF_8));
  }

  private static String env(String name) {
    return System.getenv("WORKGATE_" + name);
  }
}
