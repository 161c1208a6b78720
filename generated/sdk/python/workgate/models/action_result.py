# Generated from the contract by openapi-generator; change contracts/ instead.

from typing import Annotated, Union

from pydantic import Discriminator, Tag
from typing_extensions import TypeAlias

from workgate.model import Response, kind_among
from workgate.models.chat_post_message_result import ChatPostMessageResult
from workgate.models.commerce_refund_result import CommerceRefundResult


class UnknownActionResult(Response):
    """A kind that this version does not know; a later release of the service has it.

    What the service said besides is in `model_extra`.
    """

    type: str


ActionResult: TypeAlias = Annotated[
    Union[
        Annotated[ChatPostMessageResult, Tag("chat_post_message")],
        Annotated[CommerceRefundResult, Tag("commerce_refund")],
        Annotated[UnknownActionResult, Tag("unknown")],
    ],
    Discriminator(kind_among(["chat_post_message", "commerce_refund"])),
]
"""The provider's result, by kind of operation."""
