/** Scopes of API keys and their meanings. */
export const SCOPES = [
  { scope: 'work.read', meaning: 'Read WorkItems and their messages' },
  { scope: 'work.write', meaning: 'Create and change WorkItems, append messages' },
  { scope: 'work.actions', meaning: 'Propose actions, follow them up and export evidence' },
  { scope: 'catalog.read', meaning: 'Read data views and their entities' },
  {
    scope: 'operations.carry',
    meaning: 'Carry out actions of worker integrations, and report their results',
  },
  { scope: 'source.read', meaning: 'Read the health of data sources' },
  { scope: 'events.read', meaning: 'Read the event feed' },
  { scope: 'webhooks.manage', meaning: 'Manage webhooks and read their deliveries' },
] as const;

/** Scope that applies only to the integrations that a key names. */
export const CARRYING = 'operations.carry';
