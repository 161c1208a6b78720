import { afterAll, beforeAll, expect, it } from 'vitest';
import { modulesOf } from '../support/loaded-modules.ts';
import { TestService } from '../support/service.ts';

/** The engine of policies, validators, clients of providers, and what signs people in. */
const COSTLY = ['@cedar-policy/cedar-wasm', '@slack/web-api', 'ajv', 'better-auth', 'express', 'stripe', 'yaml'];

let service: TestService;
let tenantId: string;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant();
});
afterAll(() => service.stop());

it.each([
  ['tenant', 'list'],
  ['key', 'list'],
])('%s %s does its work without what it does not use', async (group, command) => {
  const args = group === 'tenant' ? [] : ['--tenant', tenantId];
  const { status, packages } = await modulesOf([group, command, ...args], service.env);
  expect(status).toBe(0);
  expect(packages).toContain('mongoose');
  expect(packages.filter((name) => COSTLY.includes(name))).toEqual([]);
});
