import type { IncomingMessage } from 'node:http';
import { A2aRefusal } from '../../errors/to-a2a.ts';
import { cutText } from '../../platform/text-length.ts';
import { splitTarget } from '../openapi/routing.ts';

/** Path of the door. */
export const A2A_PATH = '/api/v1/a2a';

export const A2A_VERSIONS = ['0.3', '1.0'] as const;
export type A2aVersion = (typeof A2A_VERSIONS)[number];

/** Methods of each version, as the log and the metrics name them. */
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
 * Returns the version that a request asks for, in the header `A2A-Version` or the query parameter of that name. The
 * default is 0.3, and patch numbers are ignored (specification 1.0, 3.6).
 * @throws {A2aRefusal} `VERSION_NOT_SUPPORTED`
 */
export function versionOf(request: IncomingMessage): A2aVersion {
  const wanted = wantedVersion(request);
  const known = knownVersion(wanted);
  if (known !== undefined) return known;
  const message = `A2A ${cutText(wanted, MAX_SHOWN)} is not supported; use ${A2A_VERSIONS.join(' or ')}.`;
  throw new A2aRefusal('VERSION_NOT_SUPPORTED', message);
}

/** Returns the version to answer in if the request fails early: the requested one if it is supported, else 0.3. */
export function answeredVersionOf(request: IncomingMessage): A2aVersion {
  return knownVersion(wantedVersion(request)) ?? '0.3';
}

/** Returns the refusal of a method that the version does not have. The refusal lists the existing methods. */
export function noSuchMethod(method: string, version: A2aVersion): A2aRefusal {
  const other = A2A_VERSIONS.find((one) => METHODS[one].includes(method));
  const methods = METHODS[version].filter((known) => !/push/i.test(known)).join(', ');
  const remedy = other === undefined ? '' : ` It belongs to A2A ${other}: send the header A2A-Version: ${other}.`;
  const message = `A2A ${version} has no method ${cutText(method, MAX_SHOWN)}.${remedy} Use one of ${methods}.`;
  return new A2aRefusal('METHOD_NOT_FOUND', message);
}

function wantedVersion({ headers, url = '' }: IncomingMessage): string {
  const header = headers['a2a-version'];
  if (typeof header === 'string' && header.trim() !== '') return header.trim();
  const [, query] = splitTarget(url);
  return (new URLSearchParams(query).get('A2A-Version') ?? '').trim();
}

function knownVersion(wanted: string): A2aVersion | undefined {
  if (wanted === '') return '0.3';
  const version = /^(\d+\.\d+)(\.\d+)?$/.exec(wanted)?.[1];
  return A2A_VERSIONS.find((one) => one === version);
}
