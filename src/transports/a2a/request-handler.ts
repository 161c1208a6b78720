import type { AgentCard, StreamResponse, Task } from '@a2a-js/sdk';
import type { A2ARequestHandler } from '@a2a-js/sdk/server';
import { AppError, validationError } from '../../errors/app-error.ts';
import { A2aRefusal } from '../../errors/to-a2a.ts';
import { abortWith } from '../../platform/abort-with.ts';
import type { WorkItem } from '../../work-items/index.ts';
import type { AgentCall } from '../agent-gate.ts';
import type { Capabilities } from '../capabilities.ts';
import { historyLengthOf, noPushNotifications, readMessage } from './incoming.ts';
import { readListing, toListingError } from './listing.ts';
import { ACTION_SCOPES, cancel, inTaskOfContext, receive } from './sending.ts';
import type { PositionedEvent, TaskReader } from './task-reader.ts';
import { isTerminal } from './task-state.ts';
import { type A2aVisit, isCredentialValid, mayStillRead, requireScope } from './visit.ts';

export interface HandlerServices extends Capabilities {
  tasks: TaskReader;
  card: () => AgentCard;
  /** Milliseconds after which a message stops waiting for its task. */
  maxWaitMs: number;
}

/** Milliseconds after which a credential is checked again, before the agent gets any more data. */
const RECHECK_MS = 1_500;

interface A2aRequest {
  services: HandlerServices;
  call: AgentCall;
  visit: A2aVisit;
}

type Params<Method extends keyof A2ARequestHandler> = Parameters<A2ARequestHandler[Method]>[0];
type Events = AsyncGenerator<StreamResponse, void, undefined>;

/** Creates the handler that the codecs of both versions call, for one request. */
export function createRequestHandler(services: HandlerServices, call: AgentCall, visit: A2aVisit): A2ARequestHandler {
  const request: A2aRequest = { services, call, visit };
  const refuse = (refusal: () => A2aRefusal) => () => recordError<never>(visit, async () => Promise.reject(refusal()));
  return {
    getAgentCard: async () => services.card(),
    getAuthenticatedExtendedAgentCard: refuse(
      () => new A2aRefusal('EXTENDED_AGENT_CARD_NOT_CONFIGURED', 'There is only one agent card, and it is public.'),
    ),
    sendMessage: (params) => recordError(visit, () => sendMessage(request, params)),
    sendMessageStream: (params) => sendMessageStream(request, params),
    resubscribe: (params) => resubscribe(request, params),
    getTask: (params) => recordError(visit, () => getTask(request, params)),
    cancelTask: (params) => recordError(visit, () => cancelTask(request, params)),
    listTasks: () => recordError(visit, () => listTasks(request)),
    createTaskPushNotificationConfig: refuse(noPushNotifications),
    getTaskPushNotificationConfig: refuse(noPushNotifications),
    listTaskPushNotificationConfigs: refuse(noPushNotifications),
    deleteTaskPushNotificationConfig: refuse(noPushNotifications),
  };
}

/** Runs `act` and keeps its error in the visit, because the codecs know only errors of their own. */
async function recordError<T>(visit: A2aVisit, act: () => Promise<T>): Promise<T> {
  try {
    const answer = await act();
    visit.isAnswered = true;
    return answer;
  } catch (error) {
    visit.thrown = error;
    throw error;
  }
}

async function sendMessage(request: A2aRequest, params: Params<'sendMessage'>): Promise<Task> {
  const { services, call, visit } = request;
  const { item, outcome } = await take(request, params);
  if (waits(visit, params.configuration)) {
    await wait(request, item);
    // An agent whose credential ended during the wait gets no more data.
    if (!(await isCredentialValid(visit, call, RECHECK_MS))) throw endedMeanwhile();
  }
  return services.tasks.get(call, item, outcome, params.configuration?.historyLength);
}

async function* sendMessageStream(request: A2aRequest, params: Params<'sendMessageStream'>): Events {
  const { services, call, visit } = request;
  requireScope(visit, call, 'agent.work.write');
  requireScope(visit, call, 'agent.work.read');
  const { item, outcome } = await take(request, params);
  const { historyLength } = params.configuration ?? {};
  yield* trackPosition(visit, services.tasks.stream(call, item, { ...streamingOf(request), outcome, historyLength }));
}

async function take({ services, call, visit }: A2aRequest, params: Params<'sendMessage'>) {
  requireScope(visit, call, 'agent.work.write');
  const incoming = readMessage(await inTaskOfContext(services, call, params));
  if (incoming.action !== undefined) requireScope(visit, call, ACTION_SCOPES[incoming.action.type]);
  return receive(services, call, incoming);
}

/** Waits for a task. An agent that already watches too many timelines gets an answer without waiting. */
async function wait({ services, call, visit }: A2aRequest, item: WorkItem): Promise<void> {
  const ended = new AbortController();
  // A request that only waits must not block the turn of others.
  visit.work?.leave();
  visit.waitFor(services.maxWaitMs);
  const release = abortWith(ended, [visit.signal], services.maxWaitMs);
  try {
    await services.tasks.waitFor(call, item, ended.signal);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
  } finally {
    release();
  }
}

async function* resubscribe(request: A2aRequest, { id }: Params<'resubscribe'>): Events {
  const { services, call, visit } = request;
  requireScope(visit, call, 'agent.work.read');
  const item = await services.workItems.getWorkItem(call, taskIdOf(id));
  if (isTerminal(item.status) && visit.lastEventId === undefined) throw hasEnded(item);
  yield* trackPosition(visit, services.tasks.stream(call, item, streamingOf(request)));
}

function streamingOf({ call, visit }: A2aRequest) {
  return {
    after: visit.lastEventId,
    signal: visit.signal,
    mayGoOn: () => mayStillRead(visit, call, RECHECK_MS),
  };
}

async function getTask({ services, call, visit }: A2aRequest, { id, historyLength }: Params<'getTask'>): Promise<Task> {
  requireScope(visit, call, 'agent.work.read');
  const length = historyLengthOf(historyLength, 'historyLength');
  return services.tasks.get(call, await services.workItems.getWorkItem(call, taskIdOf(id)), {}, length);
}

async function cancelTask({ services, call, visit }: A2aRequest, { id }: Params<'cancelTask'>): Promise<Task> {
  requireScope(visit, call, 'agent.work.write');
  return services.tasks.get(call, await cancel(services, call, taskIdOf(id)));
}

async function listTasks({ services: { tasks, workItems }, call, visit }: A2aRequest) {
  requireScope(visit, call, 'agent.work.read');
  const listing = visit.listing ?? readListing();
  const { pageSize, pageToken } = listing;
  const page = await workItems
    .listLatestWorkItems(call, listing.filter, { limit: pageSize, pageToken })
    .catch((error: unknown) => {
      throw toListingError(error);
    });
  const shown = await tasks.list(call, page.rows, listing, visit.signal);
  return { tasks: shown, nextPageToken: page.nextPageToken ?? '', pageSize, totalSize: page.total };
}

function endedMeanwhile(): AppError {
  const message =
    'The credential is no longer valid. The message was accepted. Ask for the task with a valid credential.';
  return new AppError('authentication_error', message);
}

/** Stores the position of each event in the visit, where the door reads it. */
async function* trackPosition(visit: A2aVisit, events: AsyncGenerator<PositionedEvent, void>): Events {
  for await (const { position, event } of events) {
    visit.position = position;
    yield event;
  }
}

/** Returns true if the answer waits for the task. In 0.3 it waits on request; in 1.0 it waits unless told not to. */
function waits({ version }: A2aVisit, configuration: { returnImmediately: boolean } | undefined): boolean {
  if (version === '0.3') return configuration?.returnImmediately === false;
  return configuration?.returnImmediately !== true;
}

/** Checks that the id is a string. The codecs pass on any value, and the database reads objects as query conditions. */
function taskIdOf(id: unknown): string {
  if (typeof id === 'string' && id !== '') return id;
  throw validationError([{ field: 'id', problem: 'must be the id of a task' }]);
}

function hasEnded({ status }: WorkItem): A2aRefusal {
  const message = `The task is ${status}, so there is nothing to subscribe to. Get the task instead.`;
  return new A2aRefusal('UNSUPPORTED_OPERATION', message);
}
