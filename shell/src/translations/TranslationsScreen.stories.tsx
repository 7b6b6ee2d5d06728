import { press, ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { administrationMessages } from '../administration/administration-messages.ts';
import { makeFragmentData } from '../generated/fragment-masking.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { aTranslation, type FakeTranslation, fakeTranslations } from './fake-translations.ts';
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

const Edit = ({
  translation = outdated,
  ...props
}: Partial<ScreenStoryProps & { translation: FakeTranslation }>) => (
  <Story
    answers={filled()}
    screen={
      <TranslationDialog
        translation={makeFragmentData(translation, translationFields)}
        language="nl"
        onNext={undefined}
        onClose={close}
      />
    }
    {...props}
  />
);

const save = 'dialog div:last-child > button:last-child';

export const Editing = () => <Edit />;

export const WithoutAPlaceholder = () => (
  <Edit translation={{ ...outdated, text: 'De kast staat nu bij {apiary}.' }} theme="dark" />
);
WithoutAPlaceholder.play = press(save);

export const WrittenMeanwhile = () => (
  <Edit
    translation={{ ...outdated, revision: 3, text: outdated.text?.replaceAll('bij', 'op') ?? null }}
    isNarrow
  />
);
WrittenMeanwhile.play = press(save);

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

function Story(props: Partial<ScreenStoryProps>) {
  return (
    <ScreenStory
      screen={<Screen />}
      messages={administrationMessages}
      path="/translations?language=nl"
      {...props}
    />
  );
}
