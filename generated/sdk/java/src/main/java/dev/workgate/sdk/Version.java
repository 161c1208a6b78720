// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk;

/** The version of this library, which is the version of the contract that it was made from. */
final class Version {
  static final String VERSION = "0.3.0";

  private Version() {}
}
