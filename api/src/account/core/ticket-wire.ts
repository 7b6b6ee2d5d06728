import Type from 'typebox';
import type { UserId } from '#platform/context/ids.ts';
import { idSchema, text } from '#platform/http/schemas.ts';

/** A ticket in the query of an address. */
export const ticketFields = {
  for: idSchema<UserId>('Id of the person who got the address.'),
  until: Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'When the address expires, in seconds since 1970-01-01 UTC.',
  }),
  signature: text({ description: 'Signature over the rest of the address.' }),
};
