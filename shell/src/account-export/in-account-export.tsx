import type { LanguageCode } from '@skep/domain';
import { RemoteProviders, remoteMessages } from '@skep/remote-kit';
import { type FakeAnswer, fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import { NoticeList } from '../frame/NoticeList.tsx';
import { pageMessages } from '../pages/page-messages.ts';
import { ShellContext } from '../shell-context.ts';
import { createShellParts } from '../shell-parts.ts';
import { twoRemotes } from '../testing/a-registry.ts';
import { answering } from '../testing/gateway.ts';
import { accountExportQuery, beginAccountExportMutation } from './AccountExport.graphql.ts';
import { Screen } from './AccountExportScreen.tsx';
import type { DownloadFile } from './download-file.ts';

const messages = remoteMessages(pageMessages);

export const anExport = (wishes: object = {}) => ({
  __typename: 'AccountExport',
  id: '5',
  state: 'RUNNING',
  progressPercent: 45,
  file: null,
  ...wishes,
});

export const aReadyExport = (wishes: object = {}) =>
  anExport({
    state: 'READY',
    progressPercent: 100,
    file: {
      __typename: 'AccountExportFile',
      path: '/api/user/export/5/file',
      sizeBytes: 2_340_000,
      deletedAt: '2026-11-28T09:30:00+00:00',
    },
    ...wishes,
  });

/** A server whose export goes from one of these states to the next, each time it is asked. */
export function fakeExports(first: object | null, ...next: readonly object[]): FakeAnswer[] {
  let told = first;
  const later = [...next];
  return [
    answering(accountExportQuery, () => {
      const accountExport = told;
      if (accountExport !== null) told = later.shift() ?? told;
      return { accountExport };
    }),
    answering(beginAccountExportMutation, () => {
      told = anExport({ state: 'WAITING', progressPercent: 0 });
      return { beginAccountExport: told };
    }),
  ];
}

export interface ExportSurroundings {
  language?: LanguageCode;
  download?: DownloadFile;
}

/** The page in the shell's surroundings, for tests and stories. */
export function inAccountExport(
  answers: readonly FakeAnswer[],
  { language = 'en', download = async () => ({ kind: 'saved' }) }: ExportSurroundings = {},
) {
  const parts = createShellParts({
    settings: { graphqlUrl: '/graphql', mode: 'production', version: '0.1.0' },
    registry: twoRemotes,
    apolloClient: fakeApolloClient(answers),
  });
  parts.session.begin('the-token', fakePerson);
  parts.language.set(language);
  return (
    <ShellContext value={parts}>
      <RemoteProviders services={parts.services} messages={messages}>
        <Screen download={download} />
        <NoticeList />
      </RemoteProviders>
    </ShellContext>
  );
}
