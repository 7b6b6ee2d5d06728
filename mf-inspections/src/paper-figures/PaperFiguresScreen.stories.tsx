import type { LanguageCode } from '@skep/domain';
import {
  createFakeServices,
  type FakeAnswer,
  fakeApolloClient,
  fakePerson,
  inFakeShell,
} from '@skep/remote-kit/testing';
import { type Theme, tokens } from '@skep/ui';
import { useState } from 'react';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { paperFiguresQuery } from './PaperFiguresScreen.graphql.ts';
import { PaperFiguresScreen } from './PaperFiguresScreen.tsx';
import { paperFiguresMessages as texts } from './paper-figures-messages.ts';

export default { title: 'Inspections/Figures of paper', parameters: { frame: 'none' } };

const kinds = ['ONE', 'SEVERAL', 'NUMBER', 'DATE', 'WRITING'] as const;

/** Of each kind sure and unsure ones, some of which were corrected. */
function counted(scale: number): FakeAnswer[] {
  const paperFigures = kinds.flatMap((kind, at) => [
    { kind, isSure: true, accepted: scale * (50 - 7 * at), corrected: at, emptied: 0 },
    { kind, isSure: false, accepted: scale * at, corrected: scale, emptied: 1 },
  ]);
  return [
    answering(paperFiguresQuery, () => ({
      paperFigures: paperFigures.map((figure) => ({ __typename: 'PaperFigure', ...figure })),
    })),
  ];
}

export const Filled = () => <Story answers={counted(3)} />;
export const FilledDark = () => <Story answers={counted(3)} theme="dark" isNarrow />;
export const NarrowInGreek = () => <Story answers={counted(3)} language="el" isNarrow />;
export const VeryFull = () => <Story answers={counted(1_000_000)} isNarrow />;
export const Empty = () => <Story answers={[answering(paperFiguresQuery, () => ({ paperFigures: [] }))]} />;
export const Loading = () => <Story answers={[neverAnswering(paperFiguresQuery)]} />;
export const Unreachable = () => <Story answers={[]} />;

interface StoryProps {
  answers: FakeAnswer[];
  language?: LanguageCode;
  theme?: Theme;
  isNarrow?: boolean;
}

function Story({ answers, language = 'en', theme, isNarrow = false }: StoryProps) {
  const [element] = useState(() => {
    const services = createFakeServices({
      apolloClient: fakeApolloClient(answers),
      session: { kind: 'signedIn', person: { ...fakePerson, isAdmin: true } },
      language,
    });
    return inFakeShell(<PaperFiguresScreen />, texts, { services, path: '/administration/paper' }).element;
  });
  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <main data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {element}
    </main>
  );
}
