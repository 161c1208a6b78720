import type { IncomingMessage } from 'node:http';
import { A2aRefusal } from '../../errors/to-a2a.ts';

/** Versions of the protocol that the door speaks. */
export const A2A_VERSIONS = ['0.3', '1.0'] as const;
export type A2aVersion = (typeof A2A_VERSIONS)[number];

/** The methods of each version, which the log and the metrics name. */
export const METHODS: Record<A2aVersion, readonly string[]> = {
  '0.3': [
    'message/send',
    'message/stream',
    'tasks/get',
    'tasks/cancel',
    'tasks/resubscribe',
    'tasks/pushNotificationConfig/set',
    'tasks/pushNotificationConfig/get',
    'tasks/pushNotificationConfig/list',
    'tasks/pushNotificationConfig/delete',
    'agent/getAuthenticatedExtendedCard',
  ],
  '1.0': [
    'SendMessage',
    'SendStreamingMessage',
    'GetTask',
    'CancelTask',
    'SubscribeToTask',
    'ListTasks',
    'CreateTaskPushNotificationConfig',
    'GetTaskPushNotificationConfig',
    'ListTaskPushNotificationConfigs',
    'DeleteTaskPushNotificationConfig',
    'GetExtendedAgentCard',
  ],
};

const MAX_SHOWN = 20;

/**
 * The version that a request asks for, in the header `A2A-Version` or the query parameter of that name: without one it
 * is 0.3, and patches make no difference (specification 1.0, 3.6).
 * @throws {A2aRefusal} `VERSION_NOT_SUPPORTED`
 */
export function versionOf({ headers, url = '' }: IncomingMessage): A2aVersion {
  const header = headers['a2a-version'];
  const query = new URLSearchParams(url.slice(url.indexOf('?') === -1 ? url.length : url.indexOf('?')));
  const wanted = (
    typeof header === 'string' && header.trim() !== '' ? header : (query.get('A2A-Version') ?? '')
  ).trim();
  if (wanted === '') return '0.3';
  const version = /^(\d+\.\d+)(\.\d+)?$/.exec(wanted)?.[1];
  const known = A2A_VERSIONS.find((one) => one === version);
  if (known !== undefined) return known;
  const message = `A2A ${wanted.slice(0, MAX_SHOWN)} is not spoken here; use ${A2A_VERSIONS.join(' or ')}.`;
  throw new A2aRefusal('VERSION_NOT_SUPPORTED', message);
}
