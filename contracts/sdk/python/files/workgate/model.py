"""What the generated models are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, ClassVar, Literal, get_origin

from pydantic import (
    BaseModel,
    ConfigDict,
    SerializationInfo,
    SerializerFunctionWrapHandler,
    model_serializer,
)
from typing_extensions import Self


def _wire_name(name: str) -> str:
    """The field `from_` is `from` on the wire: Python keeps some names for itself. The generator says `var_from`."""
    return name.removeprefix("var_").rstrip("_")


class _Model(BaseModel):
    model_config = ConfigDict(
        alias_generator=_wire_name,
        validate_by_alias=True,
        validate_by_name=True,
        protected_namespaces=(),
    )

    def to_dict(self) -> dict[str, Any]:
        """As the service writes it: the names of the wire, times as RFC 3339, without what was never set."""
        return self.model_dump(mode="json", by_alias=True, exclude_unset=True)

    def to_json(self) -> str:
        """As `to_dict`, as JSON."""
        return self.model_dump_json(by_alias=True, exclude_unset=True)


class Response(_Model):
    """What the service says. Fields that this version does not know are in `model_extra`."""

    model_config = ConfigDict(extra="allow")


class Request(_Model):
    """What is said to the service. A field that was not given is not sent; None is sent where it means something."""

    model_config = ConfigDict(extra="forbid", validate_assignment=True)

    _nullable: ClassVar[frozenset[str]] = frozenset()
    """Fields of which None removes the value."""

    def model_post_init(self, context: Any, /) -> None:
        constants = (name for name, field in type(self).model_fields.items() if get_origin(field.annotation) is Literal)
        self.model_fields_set.update(constants)

    @model_serializer(mode="wrap")
    def _without_idle_none(self, handler: SerializerFunctionWrapHandler, _: SerializationInfo) -> dict[str, Any]:
        fields: dict[str, Any] = handler(self)
        kept = self._nullable.union(self.model_extra or ())
        return {name: value for name, value in fields.items() if value is not None or name in kept}


class Label(str, Enum):
    """One of a set of labels that may grow: one that this version does not know is kept as it is."""

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        if not isinstance(value, str):
            return None
        label = str.__new__(cls, value)
        label._name_ = value
        label._value_ = value
        return label

    @property
    def is_known(self) -> bool:
        """Whether this version knows the label."""
        return self._value_ in type(self)._value2member_map_

    def __str__(self) -> str:
        return str(self.value)


def kind_among(kinds: Sequence[str]) -> Callable[[Any], str]:
    """Tells by `type` which arm of a union a value belongs to: one of the kinds, or `unknown`."""

    def kind_of(value: Any) -> str:
        kind = value.get("type") if isinstance(value, dict) else getattr(value, "type", None)
        return kind if isinstance(kind, str) and kind in kinds else "unknown"

    return kind_of
