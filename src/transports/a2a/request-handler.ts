import type { AgentCard, StreamResponse, Task } from '@a2a-js/sdk';
import type { A2ARequestHandler } from '@a2a-js/sdk/server';
import { AppError, validationError } from '../../errors/app-error.ts';
import { A2aRefusal } from '../../errors/to-a2a.ts';
import { abortWith } from '../../platform/abort-with.ts';
import type { WorkItem } from '../../work-items/model.ts';
import type { AgentCall } from '../agent-gate.ts';
import { historyLengthOf, noPushNotifications, readMessage } from './incoming.ts';
import { inWordsOfListing, readListing } from './listing.ts';
import { ACTION_SCOPES, cancel, receive, type SendingServices } from './sending.ts';
import type { PlacedEvent, TaskReader } from './task-reader.ts';
import { isTerminal } from './task-state.ts';
import { type A2aVisit, isStillGood, mayStillRead, requireScope } from './visit.ts';

export interface HandlerServices extends SendingServices {
  tasks: TaskReader;
  card: () => AgentCard;
  /** So long after its request came a message waits for its task at most, if it is to. */
  maxWaitMs: number;
}

/** Nothing is told to a credential that was looked at longer ago. */
const RECHECK_MS = 1_500;

/** What the codecs of both versions call, for one request. */
export function createRequestHandler(services: HandlerServices, call: AgentCall, visit: A2aVisit): A2ARequestHandler {
  const { tasks, workItems } = services;

  /** Keeps what was thrown: the codecs know no errors but their own. */
  const noted = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      const answer = await act();
      visit.isAnswered = true;
      return answer;
    } catch (error) {
      visit.thrown = error;
      throw error;
    }
  };

  const send: A2ARequestHandler['sendMessage'] = (params) =>
    noted(async () => {
      requireScope(visit, call, 'agent.work.write');
      const incoming = readMessage(params);
      if (incoming.action !== undefined) requireScope(visit, call, ACTION_SCOPES[incoming.action.type]);
      const { item, outcome } = await receive(services, call, incoming);
      if (waits(visit, params.configuration)) {
        await wait(item);
        // Whose credential has ended meanwhile is told nothing more.
        if (!(await isStillGood(visit, call, RECHECK_MS))) throw endedMeanwhile();
      }
      return tasks.get(call, item, outcome, params.configuration?.historyLength);
    });

  /** Waits for a task; what has been done is answered all the same, also to who watches too many at once already. */
  const wait = async (item: WorkItem): Promise<void> => {
    const ended = new AbortController();
    const leftMs = services.maxWaitMs - (performance.now() - visit.startedAtMs);
    if (leftMs <= 0) return;
    // Who only waits takes nobody's turn.
    visit.work?.leave();
    const release = abortWith(ended, [visit.signal], leftMs);
    try {
      await tasks.waitFor(call, item, ended.signal);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    } finally {
      release();
    }
  };

  const streaming = {
    after: visit.lastEventId,
    signal: visit.signal,
    mayGoOn: () => mayStillRead(visit, call, RECHECK_MS),
  };

  async function* sendStream(
    params: Parameters<A2ARequestHandler['sendMessageStream']>[0],
  ): AsyncGenerator<StreamResponse, void, undefined> {
    requireScope(visit, call, 'agent.work.write');
    requireScope(visit, call, 'agent.work.read');
    const incoming = readMessage(params);
    if (incoming.action !== undefined) requireScope(visit, call, ACTION_SCOPES[incoming.action.type]);
    const { item, outcome } = await receive(services, call, incoming);
    yield* placed(
      visit,
      tasks.stream(call, item, { ...streaming, outcome, historyLength: params.configuration?.historyLength }),
    );
  }

  async function* resubscribe(
    params: Parameters<A2ARequestHandler['resubscribe']>[0],
  ): AsyncGenerator<StreamResponse, void, undefined> {
    requireScope(visit, call, 'agent.work.read');
    const item = await find(params.id);
    if (isTerminal(item.status) && visit.lastEventId === undefined) throw hasEnded(item);
    yield* placed(visit, tasks.stream(call, item, streaming));
  }

  const find = (id: unknown): Promise<WorkItem> => workItems.getWorkItem(call, taskIdOf(id));

  const refuse = (refusal: () => A2aRefusal) => () => noted<never>(async () => Promise.reject(refusal()));
  return {
    getAgentCard: async () => services.card(),
    getAuthenticatedExtendedAgentCard: refuse(
      () => new A2aRefusal('EXTENDED_AGENT_CARD_NOT_CONFIGURED', 'There is one card, and it is public.'),
    ),
    sendMessage: send,
    sendMessageStream: sendStream,
    resubscribe,
    getTask: ({ id, historyLength }) =>
      noted<Task>(async () => {
        requireScope(visit, call, 'agent.work.read');
        const length = historyLengthOf(historyLength, 'historyLength');
        return tasks.get(call, await find(id), {}, length);
      }),
    cancelTask: ({ id }) =>
      noted<Task>(async () => {
        requireScope(visit, call, 'agent.work.write');
        return tasks.get(call, await cancel(services, call, taskIdOf(id)));
      }),
    listTasks: () =>
      noted(async () => {
        requireScope(visit, call, 'agent.work.read');
        const listing = visit.listing ?? readListing();
        const { pageSize, pageToken } = listing;
        const page = await workItems
          .listLatestWorkItems(call, listing.filter, { limit: pageSize, pageToken })
          .catch((error: unknown) => {
            throw inWordsOfListing(error);
          });
        const shown = await tasks.list(call, page.rows, listing, visit.signal);
        return { tasks: shown, nextPageToken: page.nextPageToken ?? '', pageSize, totalSize: page.total };
      }),
    createTaskPushNotificationConfig: refuse(noPushNotifications),
    getTaskPushNotificationConfig: refuse(noPushNotifications),
    listTaskPushNotificationConfigs: refuse(noPushNotifications),
    deleteTaskPushNotificationConfig: refuse(noPushNotifications),
  };
}

/** The message was taken; what became of it is asked for with a credential that is good. */
function endedMeanwhile(): AppError {
  const message = 'The credential is not good any more. The message was taken; ask for the task with one that is.';
  return new AppError('authentication_error', message);
}

/** Events as the codecs want them, with their place left where the door finds it. */
async function* placed(
  visit: A2aVisit,
  events: AsyncGenerator<PlacedEvent, void>,
): AsyncGenerator<StreamResponse, void> {
  for await (const { position, event } of events) {
    visit.position = position;
    yield event;
  }
}

/** Whether the answer waits for the task: in 0.3 if it is asked to, in 1.0 unless it is asked not to. */
function waits({ version }: A2aVisit, configuration: { returnImmediately: boolean } | undefined): boolean {
  if (version === '0.3') return configuration?.returnImmediately === false;
  return configuration?.returnImmediately !== true;
}

/** The codecs hand on whatever stands there, and a database takes an object for a condition. */
function taskIdOf(id: unknown): string {
  if (typeof id === 'string' && id !== '') return id;
  throw validationError([{ field: 'id', problem: 'must be the id of a task' }]);
}

function hasEnded({ status }: WorkItem): A2aRefusal {
  const message = `The task is ${status}: there is nothing to subscribe to. Ask for it once instead.`;
  return new A2aRefusal('UNSUPPORTED_OPERATION', message);
}
