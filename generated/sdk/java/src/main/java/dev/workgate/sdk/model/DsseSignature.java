// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * One signature over the pre-authentication encoding of type and payload.
 *
 * @param keyid The `kid` of the key in `/.well-known/jwks.json`; its `purpose` there is `packet`.
 * @param sig The Ed25519 signature in base64.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DsseSignature(
    @JsonProperty("keyid") String keyid,
    @JsonProperty("sig") String sig
) {
  public DsseSignature {
  }
}
