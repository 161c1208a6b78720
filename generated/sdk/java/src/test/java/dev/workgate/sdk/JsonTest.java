package dev.workgate.sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.workgate.sdk.model.ActionPayload;
import dev.workgate.sdk.model.CommerceRefundResult;
import dev.workgate.sdk.model.ActionResult;
import dev.workgate.sdk.model.CommerceRefundPayload;
import dev.workgate.sdk.model.RefundReason;
import dev.workgate.sdk.model.WorkItemUpdateRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {
  @Test
  void tellsNullFromNothing() {
    assertEquals("{}", write(WorkItemUpdateRequest.builder().build()));
    assertEquals(
        "{\"tags\":[\"vip\"],\"contact\":null}",
        write(WorkItemUpdateRequest.builder().tags(List.of("vip")).contact(null).build()));
  }

  @Test
  void keepsUnknownKindsWhole() throws IOException {
    String json = "{\"type\":\"future\",\"detail\":{\"of\":[1,2]}}";
    ActionResult.Unknown unknown = assertInstanceOf(ActionResult.Unknown.class, read(json, ActionResult.class));
    assertEquals("future", unknown.type());
    assertEquals(json, write(unknown));
  }

  @Test
  void readsAndWritesKnownKinds() throws IOException {
    String json = "{\"type\":\"commerce_refund\",\"order_id\":\"1\",\"amount\":\"2.00\",\"currency\":\"EUR\",\"reason\":\"new_one\"}";
    CommerceRefundPayload refund = assertInstanceOf(CommerceRefundPayload.class, read(json, ActionPayload.class));
    assertEquals(json, write(refund));
    assertEquals(RefundReason.Known.UNKNOWN_LABEL, refund.reason().known());
    assertFalse(refund.reason().isKnown());
    assertEquals("new_one", refund.reason().value());
    String result = "{\"type\":\"commerce_refund\",\"refund_id\":\"re_1\",\"order_id\":\"1\",\"amount\":\"2.00\",\"currency\":\"EUR\",\"more\":1}";
    assertInstanceOf(CommerceRefundResult.class, read(result, ActionResult.class));
  }

  private static <T> T read(String json, Class<T> type) throws IOException {
    return Json.read(json.getBytes(StandardCharsets.UTF_8), type);
  }

  private static String write(Object value) {
    return new String(Json.write(value), StandardCharsets.UTF_8);
  }
}
