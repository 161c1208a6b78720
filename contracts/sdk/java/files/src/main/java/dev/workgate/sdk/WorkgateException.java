package dev.workgate.sdk;

import org.jspecify.annotations.Nullable;

/** Whatever goes wrong with a call. The service refused it ({@link ApiException}), or gave no answer that counts. */
public abstract class WorkgateException extends RuntimeException {
  WorkgateException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
