import { setTimeout as delay } from 'node:timers/promises';
import type { ApiAnswer, ApiClient } from '../support/api-client.ts';

const PAUSE_AFTER_FAILURE_MS = 50;

/** A request of the load that got a response. */
export interface Answered {
  status: number;
  code: string | undefined;
  retryable: boolean | undefined;
  retryAfter: string | null;
  startedAt: number;
  endedAt: number;
}

/** Creates WorkItems and appends messages from several concurrent clients, and records what was acknowledged. */
export class Load {
  readonly workItemIds: string[] = [];
  readonly messageIds: string[] = [];
  readonly answers: Answered[] = [];
  /** Requests without a response: the error code or message that `fetch` gave for each. */
  readonly unanswered: string[] = [];
  readonly #clients: () => ApiClient;
  readonly #workers: Promise<void>[] = [];
  #stopped = false;

  /** @param clients returns the client for the next request, so that a load can be spread over nodes */
  constructor(clients: () => ApiClient, workers: number) {
    this.#clients = clients;
    for (let worker = 0; worker < workers; worker += 1) this.#workers.push(this.#work(worker));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#workers);
  }

  async #work(worker: number): Promise<void> {
    for (let turn = 0; !this.#stopped; turn += 1) {
      const initial = turn % 3 === 0 ? { initial_message: { content: `First words of ${worker}/${turn}` } } : {};
      const created = await this.#send((client) => client.createWorkItem({ subject: `${worker}/${turn}`, ...initial }));
      if (created === undefined) continue;
      this.workItemIds.push(created.body.work_item_id);
      for (let more = 0; more < turn % 3 && !this.#stopped; more += 1) {
        const appended = await this.#send((client) => client.appendMessage(created.body.work_item_id, `More ${more}`));
        if (appended !== undefined) this.messageIds.push(appended.body.message_id);
      }
    }
  }

  async #send(request: (client: ApiClient) => Promise<ApiAnswer>): Promise<ApiAnswer | undefined> {
    const startedAt = Date.now();
    let answer: ApiAnswer;
    try {
      answer = await request(this.#clients());
    } catch (error) {
      // Only `fetch` throws a TypeError. Responses that violate the contract throw other errors, which end the test.
      if (!(error instanceof TypeError)) throw error;
      this.unanswered.push((error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.message);
      await delay(PAUSE_AFTER_FAILURE_MS);
      return undefined;
    }
    const failure = answer.status < 400 ? undefined : answer.body.error;
    this.answers.push({
      status: answer.status,
      code: failure?.code,
      retryable: failure?.retryable,
      retryAfter: answer.headers.get('retry-after'),
      startedAt,
      endedAt: Date.now(),
    });
    if (failure === undefined) return answer;
    await delay(PAUSE_AFTER_FAILURE_MS);
    return undefined;
  }
}
