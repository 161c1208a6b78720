export const SCOPES = { commands: 'commands', posting: 'chat:write' } as const;
