# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class WorkItemChannel(Label):
    """Channel of the work."""

    API = 'api'
    EMAIL = 'email'
    WEB_FORM = 'web_form'
    WEB_CHAT = 'web_chat'
    PHONE = 'phone'
    SMS = 'sms'
    SOCIAL = 'social'
    CHAT = 'chat'
    AGENT = 'agent'
    OTHER = 'other'
