import { rights } from '@skep/domain';
import Type from 'typebox';
import { nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import type { Person, RightChange } from './person.ts';

export const RightName = oneOf(rights, { description: 'Name of the right.' });

/** Nothing else of an account is ever sent here: no password, token or content. */
export const PersonBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  rights: Type.Array(RightName),
  asked_to_translate_at: nullable(WireTime),
  email_verified: Type.Boolean(),
  created_at: WireTime,
  last_login: nullable(WireTime),
});

export function personToWire(person: Person): Type.Static<typeof PersonBody> {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    rights: [...person.rights],
    asked_to_translate_at: nullableTime(person.askedToTranslateAt),
    email_verified: person.isEmailVerified,
    created_at: wireTime(person.memberSince),
    last_login: nullableTime(person.lastSignInAt),
  };
}

export function nullableTime(at: Date | undefined) {
  return at === undefined ? null : wireTime(at);
}

const Named = Type.Object({ id: Type.Integer(), name: Type.String() });

export const RightChangeBody = Type.Object({
  id: Type.Integer(),
  at: WireTime,
  user: Named,
  admin: nullable(Named),
  right: RightName,
  granted: Type.Boolean(),
});

export function rightChangeToWire(change: RightChange): Type.Static<typeof RightChangeBody> {
  const { id, at, person, admin = null, right, isGranted } = change;
  return { id, at: wireTime(at), user: person, admin, right, granted: isGranted };
}
