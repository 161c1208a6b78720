/** What API keys may be allowed to do, and what that means. */
export const SCOPES = [
  { scope: 'work.read', meaning: 'Read WorkItems and their messages' },
  { scope: 'work.write', meaning: 'Create and change WorkItems, append messages' },
  { scope: 'work.actions', meaning: 'Propose actions, follow them up and export evidence' },
  { scope: 'catalog.read', meaning: 'Read data views and their entities' },
  {
    scope: 'operations.carry',
    meaning: 'Take what is executed through integrations of workers, and tell what came of it',
  },
  { scope: 'source.read', meaning: 'Read the health of data sources' },
  { scope: 'events.read', meaning: 'Read the feed of events: what has changed, and when' },
  { scope: 'webhooks.manage', meaning: 'Have events sent to addresses, and look at what was sent' },
] as const;

/** The scope that is bound to integrations. */
export const CARRYING = 'operations.carry';
