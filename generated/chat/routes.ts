// Generated from contracts/openapi by `make generate`. Do not edit.
import * as bodies from './body-validators.js';
import * as parameters from './parameter-validators.js';

/** Every operation of the contract by its operationId. Paths are OpenAPI templates. */
export const routes = {
  receiveChatCommand: {
    operationId: 'receiveChatCommand',
    method: 'POST',
    path: '/api/v1/integrations/chat/commands',
    requiredScope: null,
    ignoresRequest: false,
    bodyRequired: true,
    mediaTypes: ["application/x-www-form-urlencoded"],
    statuses: [200, 401, 404, 413, 500],
    validate: {
      path: undefined,
      query: parameters.receiveChatCommand_query,
      header: undefined,
      body: bodies.receiveChatCommand_body,
    },
  },
  receiveChatEvent: {
    operationId: 'receiveChatEvent',
    method: 'POST',
    path: '/api/v1/integrations/chat/events',
    requiredScope: null,
    ignoresRequest: false,
    bodyRequired: true,
    mediaTypes: ["application/json"],
    statuses: [200, 400, 401, 404, 409, 413, 415, 500, 503],
    validate: {
      path: undefined,
      query: parameters.receiveChatEvent_query,
      header: undefined,
      body: bodies.receiveChatEvent_body,
    },
  },
  startChatInstall: {
    operationId: 'startChatInstall',
    method: 'GET',
    path: '/api/v1/integrations/chat/oauth/start',
    requiredScope: null,
    ignoresRequest: false,
    bodyRequired: false,
    mediaTypes: [],
    statuses: [302, 401, 403, 404, 500, 503],
    validate: {
      path: undefined,
      query: parameters.startChatInstall_query,
      header: undefined,
      body: undefined,
    },
  },
  completeChatInstall: {
    operationId: 'completeChatInstall',
    method: 'GET',
    path: '/api/v1/integrations/chat/oauth/callback',
    requiredScope: null,
    ignoresRequest: false,
    bodyRequired: false,
    mediaTypes: [],
    statuses: [302, 404],
    validate: {
      path: undefined,
      query: parameters.completeChatInstall_query,
      header: undefined,
      body: undefined,
    },
  },
  installChatBotToken: {
    operationId: 'installChatBotToken',
    method: 'POST',
    path: '/api/v1/integrations/chat/directory-install',
    requiredScope: null,
    ignoresRequest: false,
    bodyRequired: true,
    mediaTypes: ["application/json"],
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 500, 503],
    validate: {
      path: undefined,
      query: parameters.installChatBotToken_query,
      header: undefined,
      body: bodies.installChatBotToken_body,
    },
  },
} as const;
