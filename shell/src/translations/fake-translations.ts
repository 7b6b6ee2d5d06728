import type { FakeAnswer } from '@skep/remote-kit/testing';
import { aFailure } from '../account/in-account-page.tsx';
import type { TranslationFieldsFragment } from '../generated/graphql.ts';
import { answering } from '../testing/gateway.ts';
import { changedTextsQuery } from './ChangedTexts.graphql.ts';
import { saveTranslationMutation } from './SaveTranslation.graphql.ts';
import { translationFileQuery } from './TranslationFile.graphql.ts';
import { translationsQuery } from './TranslationsScreen.graphql.ts';

export type FakeTranslation = TranslationFieldsFragment & { __typename: 'Translation' };

/** A Dutch text that is as it was shipped. */
export function aTranslation(messageId: string, options: Partial<FakeTranslation> = {}): FakeTranslation {
  return {
    __typename: 'Translation',
    id: `nl shell ${messageId}`,
    package: 'shell',
    messageId,
    english: 'Version {version}',
    description: `About ${messageId}`,
    text: 'Versie {version}',
    shipped: 'Versie {version}',
    state: 'SHIPPED',
    isChanged: false,
    isToReview: false,
    englishBefore: null,
    revision: 0,
    changedAt: null,
    changedBy: null,
    ...options,
  };
}

const pageSize = 50;

/** The mutations. */
export interface FakeTranslations {
  answers: FakeAnswer[];
  saved: object[];
  /** Another translator writes this text. */
  writeMeanwhile: (messageId: string, text: string) => void;
}

/** A server with these texts, which keeps what a translator writes. */
export function fakeTranslations(start: readonly FakeTranslation[]): FakeTranslations {
  let held = [...start];
  const saved: object[] = [];
  const replace = (messageId: string, changes: Partial<FakeTranslation>) => {
    held = held.map((one) => (one.messageId === messageId ? { ...one, ...changes } : one));
    return held.find((one) => one.messageId === messageId);
  };
  const writeMeanwhile = (messageId: string, text: string) => {
    const revision = (held.find((one) => one.messageId === messageId)?.revision ?? 0) + 1;
    replace(messageId, { text, revision, state: 'DRAFT', changedBy: 'Clara', isChanged: true });
  };
  const answers = [
    answering(translationsQuery, ({ filter: { show, search, package: name }, page }) => {
      const found = held.filter(
        (one) =>
          (show !== 'MISSING' || one.state === 'MISSING') &&
          (show !== 'CHANGED' || one.isChanged) &&
          (show !== 'TO_REVIEW' || one.isToReview) &&
          (!name || one.package === name) &&
          one.english.toLowerCase().includes(search?.toLowerCase() ?? ''),
      );
      const translations = found.slice((page - 1) * pageSize, page * pageSize);
      return {
        translationProgress: progressOf(held),
        translations: { __typename: 'TranslationPage', translations, total: found.length, pageSize },
      };
    }),
    answering(saveTranslationMutation, ({ input }) => {
      const one = held.find(({ messageId }) => messageId === input.messageId);
      if (!one) return { saveTranslation: aFailure('NOT_FOUND') };
      if (one.revision !== input.revision)
        return { saveTranslation: { __typename: 'TranslationConflict', current: one } };
      saved.push(input);
      const state = input.isReviewed ? 'REVIEWED' : 'DRAFT';
      const text = input.text ?? one.shipped ?? null;
      const changes = { text, state, isChanged: text !== one.shipped, changedBy: 'Ada' } as const;
      return { saveTranslation: replace(input.messageId, { ...changes, revision: one.revision + 1 }) };
    }),
    answering(changedTextsQuery, () => ({
      changedTexts: held
        .filter(({ isChanged }) => isChanged)
        .map(({ messageId, text }) => ({ __typename: 'ChangedText', messageId, text })),
    })),
    answering(translationFileQuery, ({ package: name, reviewedOnly }) => ({
      translationFile: {
        __typename: 'TranslationFile',
        path: `${name}/locales/nl.json`,
        content: JSON.stringify({ reviewedOnly }),
      },
    })),
  ];
  return { answers, saved, writeMeanwhile };
}

function progressOf(held: readonly FakeTranslation[]) {
  const count = (counts: (one: FakeTranslation) => boolean) => held.filter(counts).length;
  const progress = {
    __typename: 'LanguageProgress',
    language: 'NL',
    total: held.length,
    missing: count(({ state }) => state === 'MISSING'),
    changed: count(({ isChanged }) => isChanged),
    toReview: count(({ isToReview }) => isToReview),
  };
  return { __typename: 'TranslationProgress', packages: ['shell', 'ui'], languages: [progress] };
}
