/**
 * The client of the Workgate public API: governed work intake for people and agents. Start at
 * {@link dev.workgate.sdk.WorkgateClient}; the README of this library tells how it is used.
 */
@NullMarked
package dev.workgate.sdk;

import org.jspecify.annotations.NullMarked;
