/** What the contract sends and receives: records, unions as sealed interfaces, and labels. */
@NullMarked
package dev.workgate.sdk.model;

import org.jspecify.annotations.NullMarked;
