import type { AnswerOf } from '@skep/rest-client';
import type { InboxMessage } from '../../generated/schema.ts';

/** GraphQL has no objects whose names nobody knows. */
export function messageOf({ notes, ...message }: AnswerOf<'listDeviceInbox'>[number]): InboxMessage {
  return {
    ...message,
    notes: notes.map(({ code, params }) => ({
      code,
      params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
    })),
  };
}
