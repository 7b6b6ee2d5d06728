import type { LanguageCode } from '@skep/domain';
import { type FakeAnswer, inFakeShell } from '@skep/remote-kit/testing';
import { type Theme, tokens } from '@skep/ui';
import { type ReactNode, useState } from 'react';
import { administrationMessages } from '../administration/administration-messages.ts';
import { makeFragmentData } from '../generated/fragment-masking.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { aTranslation, fakeTranslations } from './fake-translations.ts';
import { translationFields } from './TranslationCard.graphql.ts';
import { TranslationDialog } from './TranslationDialog.tsx';
import { translationsQuery } from './TranslationsScreen.graphql.ts';
import { Screen } from './TranslationsScreen.tsx';

export default { title: 'Shell/Translations', parameters: { frame: 'none' } };

const outdated = aTranslation('hives.moved', {
  package: 'mf-hives',
  english: '{count, plural, one {# hive has moved to {apiary}.} other {# hives have moved to {apiary}.}}',
  text: '{count, plural, one {# kast staat nu bij {apiary}.} other {# kasten staan nu bij {apiary}.}}',
  state: 'REVIEWED',
  isChanged: true,
  isToReview: true,
  englishBefore: '{count, plural, one {# hive moved.} other {# hives moved.}}',
  shipped: '{count, plural, one {# kast verplaatst.} other {# kasten verplaatst.}}',
  revision: 4,
  changedAt: '2026-11-18T09:12:00+00:00',
  changedBy: 'Clara Linden',
});
const texts = [
  aTranslation('shell.version'),
  aTranslation('shell.menu', { english: 'Menu', text: null, shipped: null, state: 'MISSING' }),
  aTranslation('shell.signOut', {
    english: 'Sign out',
    text: 'Afmelden',
    shipped: 'Uitloggen',
    state: 'DRAFT',
    isChanged: true,
    isToReview: true,
    revision: 1,
    changedAt: '2026-11-20T16:40:00+00:00',
    changedBy: 'Ada Beeker',
  }),
  outdated,
];
const filled = () => fakeTranslations(texts).answers;

export const Filled = () => <Story answers={filled()} />;

export const FilledDark = () => <Story answers={filled()} theme="dark" />;

export const FilledInDutchNarrow = () => <Story answers={filled()} language="nl" isNarrow />;

export const VeryFull = () => (
  <Story
    answers={
      fakeTranslations(Array.from({ length: 1063 }, (_, index) => aTranslation(`shell.text${index}`))).answers
    }
  />
);

export const NoneFound = () => <Story answers={fakeTranslations([]).answers} />;

export const Editing = () => (
  <Story
    answers={filled()}
    screen={
      <TranslationDialog
        translation={makeFragmentData(outdated, translationFields)}
        language="nl"
        onNext={undefined}
        onClose={close}
      />
    }
  />
);

export const Exporting = () => (
  <Story
    answers={filled()}
    screen={
      <ExportDialog language="nl" packages={['shell', 'mf-hives', 'mf-inspections', 'ui']} onClose={close} />
    }
  />
);

export const Loading = () => <Story answers={[neverAnswering(translationsQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

const close = () => undefined;

interface StoryProps {
  answers: FakeAnswer[];
  screen?: ReactNode;
  language?: LanguageCode;
  theme?: Theme;
  isNarrow?: boolean;
}

function Story({ answers, screen = <Screen />, language = 'en', theme, isNarrow = false }: StoryProps) {
  const [{ element }] = useState(() =>
    inFakeShell(screen, administrationMessages, { answers, language, path: '/translations?language=nl' }),
  );
  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <main data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {element}
    </main>
  );
}
