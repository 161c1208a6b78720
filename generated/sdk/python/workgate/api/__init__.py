# Generated from the contract by openapi-generator; change contracts/ instead.


from workgate.api.actions_api import AsyncActionsApi as AsyncActionsApi
from workgate.api.actions_api import ActionsApi as ActionsApi
from workgate.api.data_api import AsyncDataApi as AsyncDataApi
from workgate.api.data_api import DataApi as DataApi
from workgate.api.events_api import AsyncEventsApi as AsyncEventsApi
from workgate.api.events_api import EventsApi as EventsApi
from workgate.api.evidence_api import AsyncEvidenceApi as AsyncEvidenceApi
from workgate.api.evidence_api import EvidenceApi as EvidenceApi
from workgate.api.identity_api import AsyncIdentityApi as AsyncIdentityApi
from workgate.api.identity_api import IdentityApi as IdentityApi
from workgate.api.integrations_api import AsyncIntegrationsApi as AsyncIntegrationsApi
from workgate.api.integrations_api import IntegrationsApi as IntegrationsApi
from workgate.api.messages_api import AsyncMessagesApi as AsyncMessagesApi
from workgate.api.messages_api import MessagesApi as MessagesApi
from workgate.api.operations_api import AsyncOperationsApi as AsyncOperationsApi
from workgate.api.operations_api import OperationsApi as OperationsApi
from workgate.api.webhooks_api import AsyncWebhooksApi as AsyncWebhooksApi
from workgate.api.webhooks_api import WebhooksApi as WebhooksApi
from workgate.api.work_items_api import AsyncWorkItemsApi as AsyncWorkItemsApi
from workgate.api.work_items_api import WorkItemsApi as WorkItemsApi
