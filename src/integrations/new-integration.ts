/** What an integration is to be. Credentials go to the secret store and nowhere else. */
export type NewIntegration = { name: string } & ({ kind: 'sandbox_commerce' } | { kind: 'stripe'; credential: string });
