import type { LanguageCode } from '@skep/domain';
import { createFakeServices, type FakeAnswer, fakeApolloClient, inFakeShell } from '@skep/remote-kit/testing';
import { type Theme, tokens } from '@skep/ui';
import { useState } from 'react';
import { neverAnswering } from '../testing/gateway.ts';
import { DevelopmentQuery } from './DevelopmentScreen.graphql.ts';
import { DevelopmentScreen } from './DevelopmentScreen.tsx';
import { developmentMessages as texts } from './development-messages.ts';
import { answeringWith, aPart, threeColonies } from './test-development.ts';

export default { title: 'Inspections/Development of colonies', parameters: { frame: 'none' } };

const manyColonies = Array.from({ length: 60 }, (_, at) => ({
  ...{ hiveId: `${at}`, name: `Colony with a long name, number ${at}`, figure: at - 30 },
  parts: [aPart('BEES', 'STREETS', 6, 6 + at / 10, at - 30)],
}));

export const Filled = () => <Story answers={answeringWith(threeColonies)} />;
export const FilledDark = () => <Story answers={answeringWith(threeColonies)} theme="dark" isNarrow />;
export const NarrowInGreek = () => <Story answers={answeringWith(threeColonies)} language="el" isNarrow />;
export const VeryFull = () => <Story answers={answeringWith(manyColonies)} isNarrow />;
export const NotFound = () => <Story answers={answeringWith(null)} />;
export const Loading = () => <Story answers={[neverAnswering(DevelopmentQuery)]} />;
export const Unreachable = () => <Story answers={[]} />;

interface StoryProps {
  answers: FakeAnswer[];
  language?: LanguageCode;
  theme?: Theme;
  isNarrow?: boolean;
}

function Story({ answers, language = 'en', theme, isNarrow = false }: StoryProps) {
  const [element] = useState(() => {
    const services = createFakeServices({ apolloClient: fakeApolloClient(answers), language });
    const at = { services, path: '/apiaries/1/development', route: '/apiaries/:id/development' };
    return inFakeShell(<DevelopmentScreen />, texts, at).element;
  });
  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <main data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {element}
    </main>
  );
}
