import type { InboxStatus } from '../generated/graphql.ts';

/** What can become of a message, in the order of the filters. */
export const inboxStatuses = [
  'STORED',
  'NOTHING_TO_STORE',
  'UNREADABLE',
  'REFUSED_TIME',
  'TOO_MANY',
  'UNPROVED',
  'QUARANTINED',
] as const satisfies readonly InboxStatus[];

/** The filter that an address asks for; undefined: none, or one that is not known. */
export function statusIn(search: URLSearchParams): InboxStatus | undefined {
  return inboxStatuses.find((status) => status.toLowerCase() === search.get('status'));
}

export interface InboxOptions {
  status?: InboxStatus | undefined;
  /** Only messages before this one. */
  before?: string | undefined;
}

export function inboxPath(deviceId: string, { status, before }: InboxOptions): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status.toLowerCase());
  if (before) search.set('before', before);
  const query = search.toString();
  return `/devices/${deviceId}/inbox${query && `?${query}`}`;
}
