# Generated from the contract by openapi-generator; change contracts/ instead.

from typing import Annotated, Union

from pydantic import Discriminator, Tag
from typing_extensions import TypeAlias

from workgate.model import Response, kind_among
from workgate.models.proposed_chat_post_message import ProposedChatPostMessage
from workgate.models.proposed_commerce_refund import ProposedCommerceRefund


class UnknownProposedAction(Response):
    """A kind that this version does not know; a later release of the service has it.

    What the service said besides is in `model_extra`.
    """

    type: str


ProposedAction: TypeAlias = Annotated[
    Union[
        Annotated[ProposedChatPostMessage, Tag("chat_post_message")],
        Annotated[ProposedCommerceRefund, Tag("commerce_refund")],
        Annotated[UnknownProposedAction, Tag("unknown")],
    ],
    Discriminator(kind_among(["chat_post_message", "commerce_refund"])),
]
"""Exact payload that will be executed; `type` names the kind."""
