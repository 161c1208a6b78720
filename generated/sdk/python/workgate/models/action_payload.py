# Generated from the contract by openapi-generator; change contracts/ instead.

from typing import Annotated, Union

from pydantic import ConfigDict, Discriminator, Tag
from typing_extensions import TypeAlias

from workgate.model import Request, kind_among
from workgate.models.chat_post_message_payload import ChatPostMessagePayload
from workgate.models.commerce_refund_payload import CommerceRefundPayload


class CustomActionPayload(Request):
    """A kind that your organisation has defined; the other fields are those of its definition."""

    model_config = ConfigDict(extra="allow")

    type: str


ActionPayload: TypeAlias = Annotated[
    Union[
        Annotated[ChatPostMessagePayload, Tag("chat_post_message")],
        Annotated[CommerceRefundPayload, Tag("commerce_refund")],
        Annotated[CustomActionPayload, Tag("unknown")],
    ],
    Discriminator(kind_among(["chat_post_message", "commerce_refund"])),
]
"""Exact payload to execute; `type` names the kind."""
