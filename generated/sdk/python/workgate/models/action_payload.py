# Generated from the contract by openapi-generator; change contracts/ instead.

from typing import Annotated, Union

from pydantic import Discriminator
from typing_extensions import TypeAlias

from workgate.models.chat_post_message_payload import ChatPostMessagePayload
from workgate.models.commerce_refund_payload import CommerceRefundPayload

ActionPayload: TypeAlias = Annotated[
    Union[
        ChatPostMessagePayload,
        CommerceRefundPayload,
    ],
    Discriminator("type"),
]
"""What exactly is to be executed; `type` says of which kind it is."""
