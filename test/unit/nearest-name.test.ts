import { expect, it } from 'vitest';
import { nearestName } from '../../src/nearest-name.ts';

const KNOWN = ['WORKGATE_PORT', 'WORKGATE_HOST', 'WORKGATE_LAME_DUCK_MS', 'WORKGATE_REQUEST_TIMEOUT_MS'];

it.each([
  ['swapped letters', 'WORKGATE_PROT', 'WORKGATE_PORT'],
  ['a letter too many', 'WORKGATE_PPORT', 'WORKGATE_PORT'],
  ['a letter too few', 'WORKGATE_HST', 'WORKGATE_HOST'],
  ['another letter', 'WORKGATE_LAME_DUCK_MX', 'WORKGATE_LAME_DUCK_MS'],
  ['a unit left out of a long name', 'WORKGATE_REQUEST_TIMEOUT', 'WORKGATE_REQUEST_TIMEOUT_MS'],
])('finds what is meant by a name with %s', (_what, name, meant) => {
  expect(nearestName(name, KNOWN)).toBe(meant);
});

it.each([
  'WORKGATE_SERVICE_PORT',
  'WORKGATE_TAG',
  'WORKGATE_PORT_8080_TCP',
  'CHAT_TOKEN',
])('takes %s for none of them', (name) => {
  expect(nearestName(name, KNOWN)).toBeUndefined();
});
