// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Version of this package, which is the version of the contract that it was made from.
const Version = "0.3.0"
