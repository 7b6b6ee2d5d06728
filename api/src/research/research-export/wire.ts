import Type from 'typebox';
import { WireTime, wireTime } from '#platform/http/schemas.ts';
import type { NamedParticipant } from './service.ts';

export const ParticipantBody = Type.Object({
  id: Type.String({
    description: 'Pseudonym: the same in all files of this project, and different in other projects.',
  }),
  name: Type.String({ description: 'The same pseudonym; names and addresses are never shown.' }),
  email: Type.Null(),
  created_at: Type.String({ description: 'Start of the first consent: YYYY-MM-DD HH:MM:SS, UTC.' }),
  updated_at: WireTime,
  last_login: Type.Null(),
  locale: Type.Null(),
  consent: Type.Boolean({ description: 'Whether the person consents now.' }),
});

export function participantToWire(participant: NamedParticipant): Type.Static<typeof ParticipantBody> {
  const { pseudonym, since, changedAt, isConsenting } = participant;
  return {
    id: pseudonym,
    name: pseudonym,
    email: null,
    created_at: wireTime(since),
    updated_at: wireTime(changedAt),
    last_login: null,
    locale: null,
    consent: isConsenting,
  };
}
