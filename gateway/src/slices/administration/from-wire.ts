import type { LanguageCode } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import type { Person, RightChange, Translation, TranslatorRequest } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';

export function personFromWire(person: AnswerOf<'setRight'>): Person {
  return {
    id: String(person.id),
    name: person.name,
    email: person.email,
    emailVerified: person.email_verified,
    rights: person.rights,
    askedToTranslateAt: timeFromWire(person.asked_to_translate_at),
    memberSince: isoFromWire(person.created_at, 'UTC'),
    lastSignInAt: timeFromWire(person.last_login),
  };
}

export function translatorRequestFromWire({ asked_at: at }: AnswerOf<'askToTranslate'>): TranslatorRequest {
  return { askedAt: isoFromWire(at, 'UTC') };
}

export function rightChangeFromWire(change: AnswerOf<'getRightChanges'>['changes'][number]): RightChange {
  const { id, at, user, admin, right, granted } = change;
  return {
    id: String(id),
    at: isoFromWire(at, 'UTC'),
    personName: user.name,
    adminName: admin?.name,
    right,
    isGranted: granted,
  };
}

export function translationFromWire(
  language: LanguageCode,
  message: AnswerOf<'getTranslation'>,
): Translation & { __typename: 'Translation' } {
  const { package: name, id, english, description, text, shipped, state, revision } = message;
  return {
    __typename: 'Translation',
    id: `${language} ${name} ${id}`,
    package: name,
    messageId: id,
    english,
    description,
    text,
    shipped,
    state,
    isChanged: message.changed,
    isToReview: message.to_review,
    englishBefore: message.english_before,
    revision,
    changedAt: timeFromWire(message.changed_at),
    changedBy: message.changed_by,
  };
}

function timeFromWire(time: string | null): string | undefined {
  return time === null ? undefined : isoFromWire(time, 'UTC');
}
