# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class DryRunOutcome(Label):
    """Only for a dry run, in any state of the proposal: the outcome if it were executed now. `would_execute`: it
    would be executed; `needs_approval`: people must approve it first; `would_fail`: the provider would refuse it,
    see `problems`; `not_executable`: it is over, is being executed, or policy does not allow it, see `problems`."""

    WOULD_EXECUTE = 'would_execute'
    NEEDS_APPROVAL = 'needs_approval'
    WOULD_FAIL = 'would_fail'
    NOT_EXECUTABLE = 'not_executable'
