import type { AnswerOf } from '@skep/rest-client';
import type { InboxMessage, Quantity } from '../../generated/schema.ts';

export function quantityFromWire(
  quantity: AnswerOf<'getTaxonomyLists'>['sensormeasurements'][number],
): Quantity {
  const { abbreviation: key, pq: name, unit, show_in_charts } = quantity;
  return { key, name, unit: isBare(unit) ? undefined : unit, isCharted: show_in_charts === 1 };
}

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

/** The wire has signs for numbers and for counts: nobody reads them as a unit. */
const isBare = (unit: string) => unit === '-' || unit === '#';
