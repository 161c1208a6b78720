# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class DryRunOutcome(Label):
    """Only for a dry run, in whatever state the proposal is: what executing it at this moment would come to.
    `would_execute`: it would be executed; `needs_approval`: people have to approve it first; `would_fail`: the
    provider would refuse it, as `problems` say; `not_executable`: it cannot be executed, as `problems` say, since
    it is over, is being executed, or policy does not allow it."""

    WOULD_EXECUTE = 'would_execute'
    NEEDS_APPROVAL = 'needs_approval'
    WOULD_FAIL = 'would_fail'
    NOT_EXECUTABLE = 'not_executable'
