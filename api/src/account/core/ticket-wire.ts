import Type from 'typebox';
import type { UserId } from '#platform/context/ids.ts';
import { idSchema, text } from '#platform/http/schemas.ts';

/** A ticket in the query of an address. */
export const ticketFields = {
  for: idSchema<UserId>(),
  until: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Seconds since 1970.' }),
  signature: text(),
};
