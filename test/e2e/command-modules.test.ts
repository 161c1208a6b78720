import { afterAll, beforeAll, expect } from 'vitest';
import { modulesOf } from '../support/loaded-modules.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

/** Packages that take long to load: the policy engine, validators, HTTP, clients of providers, and sign-in. */
const COSTLY = ['@cedar-policy/cedar-wasm', '@slack/web-api', 'ajv', 'better-auth', 'express', 'stripe', 'yaml'];

let service: TestService;
let tenantId: string;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant();
});
afterAll(() => service.stop());

sampled(2).each([
  ['tenant', 'list'],
  ['key', 'list'],
])('the command %s %s loads no packages that it does not use', async (group, command) => {
  const args = group === 'tenant' ? [] : ['--tenant', tenantId];
  const { status, packages } = await modulesOf([group, command, ...args], service.env);
  expect(status).toBe(0);
  expect(packages).toContain('mongoose');
  expect(packages.filter((name) => COSTLY.includes(name))).toEqual([]);
});
