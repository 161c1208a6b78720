import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkNode, operationsOf, readContract, resolve } from '../contract/contract.ts';
import { RefundDesk } from '../support/governance.ts';
import { refundProposal } from '../support/operations.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

const contract = readContract();
const operations = operationsOf(contract);

interface Answer {
  status: number;
  body: unknown;
  headers: { get(name: string): string | null };
}

function operationOf(operationId: string) {
  const entry = operations.find(({ operation }) => operation.operationId === operationId);
  if (entry === undefined) throw new Error(`there is no operation ${operationId}`);
  return entry;
}

/** Returns the contract's links for a response of this status, by name. */
function linksOf(operationId: string, status: number): [name: string, link: LinkNode][] {
  const response = resolve(contract, operationOf(operationId).operation.responses[String(status)] ?? {});
  return Object.entries(response.links ?? {}).map(([name, link]) => [name, resolve(contract, link)]);
}

/** Evaluates a runtime expression (OpenAPI 3.1, 4.8.20.4) on an answer. */
function evaluate(expression: string, { body, headers }: Answer): string {
  const [, header, pointer = ''] = /^\$response\.(?:header\.(.+)|body#(.*))$/.exec(expression) ?? [];
  if (header !== undefined) return headers.get(header) ?? '';
  const keys = pointer.split('/').slice(1);
  return String(keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], body));
}

describe('links of the contract', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
  });
  afterAll(() => service.stop());

  /** Follows a link by its own data alone, with the body that the link leaves to the client. */
  async function follow({ operationId, parameters }: LinkNode, answer: Answer, body: unknown) {
    const target = operationOf(operationId);
    let path = target.path;
    const query = new URLSearchParams();
    const headers: Record<string, string> = {};
    for (const [name, expression] of Object.entries(parameters)) {
      const place = target.parameters.find((parameter) => parameter.name === name)?.in;
      const value = evaluate(expression, answer);
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
      else if (place === 'query') query.set(name, value);
      else headers[name] = value;
    }
    return desk.key.client.call(target.method, query.size > 0 ? `${path}?${query}` : path, {
      headers,
      ...(body === undefined ? {} : { body }),
    });
  }

  /** Returns the body that a client adds where a link leaves the body open. */
  async function bodyFor(operationId: string): Promise<unknown> {
    if (operationId === 'updateWorkItem') return { priority: 'high' };
    if (operationId === 'appendWorkItemMessage') return { message: { content: 'And thank you.' } };
    if (operationId !== 'createActionProposal') return undefined;
    const order = { order_id: await desk.order(10_000), amount: '1.00', currency: 'EUR' };
    return refundProposal(desk.integrationId, order);
  }

  sampled(3).each(['createWorkItem', 'getWorkItem', 'updateWorkItem'])(
    'lead on from the WorkItem in the answer of %s',
    async (operationId) => {
      const created = await desk.key.client.createWorkItem({ subject: 'Refund' });
      const byLink = Object.fromEntries(linksOf('createWorkItem', 201));
      const answer =
        operationId === 'createWorkItem'
          ? created
          : await follow(byLink[operationId] as LinkNode, created, await bodyFor(operationId));
      const links = linksOf(operationId, answer.status);
      expect(links.length).toBeGreaterThan(7);
      for (const [name, link] of links) {
        const { status } = await follow(link, answer, await bodyFor(link.operationId));
        expect([200, 201], name).toContain(status);
      }
    },
  );

  it('lead from a proposal through its dry run to the record of its execution', async () => {
    const proposed = await desk.propose('1.00');
    const links = Object.fromEntries(linksOf('createActionProposal', 201));
    const last = ['recheckActionProposal', 'executeActionProposal', 'cancelActionProposal'];
    for (const [name, link] of Object.entries(links).filter(([, { operationId }]) => !last.includes(operationId))) {
      expect((await follow(link, proposed, undefined)).status, name).toBe(200);
    }
    const rechecked = await follow(links['recheckProposal'] as LinkNode, proposed, undefined);
    expect(rechecked.status).toBe(200);
    const dryRun = await follow(links['executeProposal'] as LinkNode, proposed, { dry_run: true });
    expect(dryRun).toMatchObject({ status: 200, body: { dry_run: true, action: null } });
    const executed = await follow(links['executeProposal'] as LinkNode, proposed, { dry_run: false });
    for (const [name, link] of linksOf('executeActionProposal', 200)) {
      expect((await follow(link, executed, undefined)).status, name).toBe(200);
    }
    const record = await follow(
      Object.fromEntries(linksOf('executeActionProposal', 200))['getExecutedAction'] as LinkNode,
      executed,
      undefined,
    );
    expect(record.body).toMatchObject({ status: 'succeeded', proposal_id: proposed.body.proposal_id });
    for (const [name, link] of linksOf('getAction', 200)) {
      expect((await follow(link, record, undefined)).status, name).toBe(200);
    }
  });

  it('lead from a proposal to its cancellation', async () => {
    const proposed = await desk.propose('1.00');
    const { cancelProposal } = Object.fromEntries(linksOf('createActionProposal', 201));
    const cancelled = await follow(cancelProposal as LinkNode, proposed, undefined);
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    for (const [name, link] of linksOf('cancelActionProposal', 200)) {
      expect((await follow(link, cancelled, undefined)).status, name).toBe(200);
    }
  });
});
