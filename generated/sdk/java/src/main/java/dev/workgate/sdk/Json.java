package dev.workgate.sdk;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import org.openapitools.jackson.nullable.JsonNullableModule;

/** Reads and writes the types of {@code dev.workgate.sdk.model} as the service does. */
public final class Json {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(new JavaTimeModule())
          .addModule(new JsonNullableModule())
          // Later releases of the service have more fields.
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          // Times keep the offset that they came with.
          .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .build();

  private Json() {}

  /** @throws IOException if the text is not JSON, or not of this type */
  public static <T> T read(byte[] json, Class<T> type) throws IOException {
    T value = MAPPER.readValue(json, type);
    if (value == null) throw new IOException("null is not a " + type.getSimpleName());
    return value;
  }

  /** @throws IOException if the text is not JSON and nothing else, or not of this type */
  static <T> T read(String json, Class<T> type) throws IOException {
    T value = MAPPER.readerFor(type).with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).readValue(json);
    if (value == null) throw new IOException("null is not a " + type.getSimpleName());
    return value;
  }

  /** @throws IllegalArgumentException if the value cannot be written as JSON */
  public static byte[] write(Object value) {
    try {
      return MAPPER.writeValueAsBytes(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(value.getClass() + " cannot be written as JSON.", e);
    }
  }
}
