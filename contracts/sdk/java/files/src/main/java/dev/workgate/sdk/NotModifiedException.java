package dev.workgate.sdk;

/** What was asked for is still what {@code ifNoneMatch} names (304). */
public final class NotModifiedException extends WorkgateException {
  NotModifiedException() {
    super("It is still what ifNoneMatch names.", null);
  }
}
