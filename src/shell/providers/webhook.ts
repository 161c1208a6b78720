import type { ProviderWords } from './labels.ts';

/** Example of a definition. It is valid without changes. */
const EXAMPLE = `operation: x_grant_access
title: Granted access
description: |
  Gives somebody access to a system for some days.
  Propose it once their manager has asked for it.
payload_schema:
  type: object
  required: [account_id, system, days]
  additionalProperties: false
  properties:
    account_id:
      type: string
      description: The account that gets access.
      pattern: ^acc_[0-9]{4,12}$
      examples: [acc_1234]
    system:
      type: string
      enum: [billing, warehouse]
    days:
      type: integer
      description: Days until the access ends.
      minimum: 1
      maximum: 90
    note:
      type: string
      maxLength: 500
result_schema:
  type: object
  required: []
  additionalProperties: false
  properties:
    grant_id:
      type: string
      maxLength: 64
resource: { type: account, id_pointer: /account_id }
risk:
  rules:
    - { pointer: /system, equals: billing, risk: high }
  otherwise: medium
summary: 'Give {/account_id} access to {/system} for {/days} days'
executors: [webhook]
display:
  order: [account_id, system, days, note]
  labels: { account_id: Account }
  formats: { note: text }
`;

export const WEBHOOK: ProviderWords = {
  definitionExample: EXAMPLE,
  kind: 'Webhook',
  provider: 'Webhook',
  fields: {
    url: {
      label: 'Address',
      description: 'A public https: address that receives the signed actions. Everybody who can read actions sees it.',
    },
    lookup_url: {
      label: 'Lookup address',
      description: 'Workgate adds the id of an action, and asks for its outcome. Leave empty if people find that out.',
    },
    dry_run_url: {
      label: 'Dry-run address',
      description: 'Workgate asks here whether an action would be done, before it asks people.',
    },
  },
};
