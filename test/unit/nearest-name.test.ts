import { expect, it } from 'vitest';
import { nearestName } from '../../src/nearest-name.ts';

const KNOWN = ['WORKGATE_PORT', 'WORKGATE_HOST', 'WORKGATE_LAME_DUCK_MS', 'WORKGATE_REQUEST_TIMEOUT_MS'];

it.each([
  ['swapped letters', 'WORKGATE_PROT', 'WORKGATE_PORT'],
  ['an extra letter', 'WORKGATE_PPORT', 'WORKGATE_PORT'],
  ['a missing letter', 'WORKGATE_HST', 'WORKGATE_HOST'],
  ['a wrong letter', 'WORKGATE_LAME_DUCK_MX', 'WORKGATE_LAME_DUCK_MS'],
  ['a long name and no unit', 'WORKGATE_REQUEST_TIMEOUT', 'WORKGATE_REQUEST_TIMEOUT_MS'],
])('finds the name that is meant by a name with %s', (_what, name, meant) => {
  expect(nearestName(name, KNOWN)).toBe(meant);
});

it.each([
  'WORKGATE_SERVICE_PORT',
  'WORKGATE_TAG',
  'WORKGATE_PORT_8080_TCP',
  'CHAT_TOKEN',
])('finds no name near %s', (name) => {
  expect(nearestName(name, KNOWN)).toBeUndefined();
});
