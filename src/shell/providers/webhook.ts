import type { ProviderWords } from './words.ts';

/** It is in order as it stands. */
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
      description: Who gets it.
      pattern: ^acc_[0-9]{4,12}$
      examples: [acc_1234]
    system:
      type: string
      enum: [billing, warehouse]
    days:
      type: integer
      description: After which it ends.
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
      description:
        'Actions are posted here, signed. With https:, on the internet; whoever may read actions can see it.',
    },
    lookup_url: {
      label: 'Address of look-ups',
      description: 'Below it, by its id, it is asked what became of an action. Without it, people find that out.',
    },
    dry_run_url: {
      label: 'Address of dry checks',
      description: 'Here it is asked whether something would be done, before people are.',
    },
  },
};
