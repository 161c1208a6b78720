import type { DirectoryUseCases } from '../../../proposals/use-cases.ts';
import { toApiIntegration } from '../../wire/v1/integrations.ts';
import type { OperationHandlers } from './operations.ts';

export interface IntegrationHandlerServices {
  directory: DirectoryUseCases;
}

type IntegrationOperation = 'listIntegrations' | 'getIntegration';

/** Creates the handlers of the operations on integrations, by operationId. */
export function createIntegrationHandlers({
  directory,
}: IntegrationHandlerServices): Pick<OperationHandlers, IntegrationOperation> {
  return {
    async listIntegrations({ query }, call) {
      const page = { limit: query.limit, pageToken: query.page_token };
      const { rows, nextPageToken } = await directory.listIntegrations(call, page);
      const body = { integrations: rows.map(toApiIntegration), next_page_token: nextPageToken };
      return { status: 200, headers: {}, body };
    },

    async getIntegration({ path }, call) {
      return {
        status: 200,
        headers: {},
        body: toApiIntegration(await directory.getIntegration(call, path.integration_id)),
      };
    },
  };
}
