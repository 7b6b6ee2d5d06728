import type { LanguageCode } from '@skep/domain';
import {
  createFakeServices,
  type FakeAnswer,
  fakeApolloClient,
  fakePerson,
  inFakeShell,
} from '@skep/remote-kit/testing';
import { type Theme, tokens } from '@skep/ui';
import { type ReactNode, useState } from 'react';
import { makeFragmentData } from '../generated/fragment-masking.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { administrationMessages } from './administration-messages.ts';
import { aChange, aPerson, fakePeople } from './fake-people.ts';
import { personFields } from './PersonCard.graphql.ts';
import { rights } from './people-wanted.ts';
import { RightsDialog } from './RightsDialog.tsx';
import { peopleQuery } from './UsersScreen.graphql.ts';
import { Screen } from './UsersScreen.tsx';

export default { title: 'Shell/Administration', parameters: { frame: 'none' } };

const ada = aPerson('1', { name: 'Ada Beeker', rights: ['ADMIN'] });
const clara = aPerson('2', { name: 'Clara Linden', rights: ['TRANSLATOR', 'DASHBOARD'] });
const hanna = aPerson('5', { name: 'Hanna Weide', askedToTranslateAt: '2026-11-18T08:00:00+00:00' });
const people = [
  hanna,
  ada,
  clara,
  aPerson('3', { emailVerified: false, lastSignInAt: null }),
  aPerson('4', {
    name: 'Maximiliane von der Donaudampfschifffahrtsgesellschaft-Wabenhausen',
    rights: [...rights],
  }),
];
const log = [
  aChange('3', { personName: 'Clara Linden' }),
  aChange('2', { personName: 'Bram Korf', isGranted: false, right: 'HIVE_COMPARE' }),
  aChange('1', { personName: 'Ada Beeker', adminName: null, right: 'ADMIN' }),
];
const filled = () => fakePeople(people, log);

export const Filled = () => <Story answers={filled()} />;

export const FilledDark = () => <Story answers={filled()} theme="dark" />;

export const FilledInDutchNarrow = () => <Story answers={filled()} language="nl" isNarrow />;

export const VeryFull = () => (
  <Story
    answers={fakePeople(
      Array.from({ length: 1000 }, (_, index) => aPerson(String(index), { name: `Keeper ${index}` })),
      log,
    )}
  />
);

export const NobodyFound = () => <Story answers={fakePeople([])} />;

export const Rights = () => (
  <Story
    answers={filled()}
    screen={<RightsDialog person={makeFragmentData(clara, personFields)} onClose={close} />}
  />
);

export const AsksToTranslate = () => (
  <Story
    answers={filled()}
    screen={<RightsDialog person={makeFragmentData(hanna, personFields)} onClose={close} />}
  />
);

export const OwnRights = () => (
  <Story
    answers={filled()}
    screen={<RightsDialog person={makeFragmentData(ada, personFields)} onClose={close} />}
  />
);

export const Loading = () => <Story answers={[neverAnswering(peopleQuery)]} />;

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
  const [element] = useState(() => {
    const person = { ...fakePerson, isAdmin: true };
    const services = createFakeServices({
      apolloClient: fakeApolloClient(answers),
      session: { kind: 'signedIn', person },
      language,
    });
    return inFakeShell(screen, administrationMessages, { services }).element;
  });
  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <main data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {element}
    </main>
  );
}
