/** Scopes for slash commands, and for posting as the app. */
export const SCOPES = { commands: 'commands', posting: 'chat:write' } as const;
