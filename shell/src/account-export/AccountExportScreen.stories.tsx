import type { LanguageCode } from '@skep/domain';
import type { FakeAnswer } from '@skep/remote-kit/testing';
import { type Theme, tokens } from '@skep/ui';
import { useState } from 'react';
import { neverAnswering } from '../testing/gateway.ts';
import { accountExportQuery } from './AccountExport.graphql.ts';
import { anExport, aReadyExport, fakeExports, inAccountExport } from './in-account-export.tsx';

export default { title: 'Shell/Everything of mine', parameters: { frame: 'none' } };

export const NothingYet = () => <Story answers={fakeExports(null)} />;

export const Waiting = () => (
  <Story answers={fakeExports(anExport({ state: 'WAITING', progressPercent: 0 }))} />
);

export const Running = () => <Story answers={fakeExports(anExport())} />;

export const Ready = () => <Story answers={fakeExports(aReadyExport())} />;

export const ReadyDark = () => <Story answers={fakeExports(aReadyExport())} theme="dark" />;

export const ReadyInDutchNarrow = () => (
  <Story answers={fakeExports(aReadyExport())} language="nl" isNarrow />
);

export const Failed = () => <Story answers={fakeExports(anExport({ state: 'FAILED' }))} />;

export const Loading = () => <Story answers={[neverAnswering(accountExportQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

interface StoryProps {
  answers: FakeAnswer[];
  language?: LanguageCode;
  theme?: Theme;
  isNarrow?: boolean;
}

function Story({ answers, language = 'en', theme, isNarrow = false }: StoryProps) {
  const [page] = useState(() => inAccountExport(answers, { language }));
  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <main data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {page}
    </main>
  );
}
