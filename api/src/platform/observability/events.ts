import type { DeliveryState, InboxStatus } from '@skep/domain';
import { eventChannel } from '@skep/observability';

// What is counted when somebody watches the process. Words of lists only: no id, no address, nothing that a person wrote.

export const requestAnswered = eventChannel<{
  method: string;
  /** Its template, as `/api/hives/:id`; the path itself would be another one for each hive. */
  route: string;
  status: number;
  seconds: number;
}>('skep:request-answered');

/** A message of a device, by whichever way it came. */
export const messageTaken = eventChannel<{ result: InboxStatus | 'no_key' }>('skep:message-taken');

export const jobEnded = eventChannel<{ job: string; result: 'done' | 'failed'; seconds: number }>(
  'skep:job-ended',
);

/** News for a person that went out, or did not; `waiting` ones are tried again. */
export const deliveryTried = eventChannel<{ way: string; result: DeliveryState }>('skep:delivery-tried');

export const mailTried = eventChannel<{ result: 'sent' | 'failed' }>('skep:mail-tried');

export const queryEnded = eventChannel<{ kind: QueryKind; result: 'done' | 'failed'; seconds: number }>(
  'skep:query-ended',
);

/** A connection to the database ended with an error; its query fails, and the next one gets a new connection. */
export const connectionBroke = eventChannel<{ reason: string }>('skep:connection-broke');

/** A request that was refused because its turn did not come in time. */
export const requestShed = eventChannel<{ queue: 'database' | 'messages' }>('skep:request-shed');

const queryKinds = ['select', 'insert', 'update', 'delete', 'with'] as const;
export type QueryKind = (typeof queryKinds)[number] | 'other';

/** The first word of a statement, where it is one that many begin with. */
export function kindOfQuery(text: string): QueryKind {
  const [, first = ''] = /^\s*(?:\/\*[^*]*\*\/\s*)?(\w+)/.exec(text) ?? [];
  return queryKinds.find((kind) => kind === first.toLowerCase()) ?? 'other';
}
