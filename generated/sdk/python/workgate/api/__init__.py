# flake8: noqa

# import apis into api package
from workgate.api.actions_api import ActionsApi
from workgate.api.data_api import DataApi
from workgate.api.evidence_api import EvidenceApi
from workgate.api.messages_api import MessagesApi
from workgate.api.work_items_api import WorkItemsApi

