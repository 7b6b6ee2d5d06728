import { isLanguageCode, type LanguageCode, languageTag } from '@skep/domain';
import { AppIntlProvider } from '@skep/i18n';
import { Link, remoteMessages, useParams, useShellLanguage, useTitle } from '@skep/remote-kit';
import { Heading, LinkButton, type ScreenState, ScreenStates, tokens } from '@skep/ui';
import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { dashboardsMessages } from '../messages.ts';
import { useIntl } from '../use-intl.ts';
import { DashboardView } from './DashboardView.tsx';
import { useAwake } from './useAwake.ts';
import { useEnlargement } from './useEnlargement.ts';
import { useFailedState } from './useFailedState.ts';
import { useQuietReload } from './useQuietReload.ts';
import { type ScreenData, useScreen } from './useScreen.ts';
import { wholeWall } from './whole-wall.ts';

const messages = remoteMessages(dashboardsMessages);

/** What whoever has the code sees: for a year on a wall, or for a minute on a phone. */
export function DashboardScreen() {
  const { code = '' } = useParams();
  const data = useScreen(code);
  const own = useShellLanguage();
  useAwake();
  useQuietReload(data.kind === 'shown' && data.lostSince === undefined);
  const wanted = data.kind === 'shown' ? data.screen.language?.toLowerCase() : undefined;
  const language = wanted !== undefined && isLanguageCode(wanted) ? wanted : own;
  const zoom = useEnlargement();
  const theme = data.kind === 'shown' && data.screen.theme === 'LIGHT' ? 'light' : 'dark';
  return (
    <InLanguage language={language}>
      <Wall
        data-theme={theme}
        lang={languageTag(language)}
        style={{ zoom, '--enlargement': zoom } as CSSProperties}
      >
        <Content data={data} />
      </Wall>
    </InLanguage>
  );
}

function InLanguage({ language, children }: { language: LanguageCode; children: ReactNode }) {
  return (
    <AppIntlProvider language={language} messages={messages}>
      {children}
    </AppIntlProvider>
  );
}

function Content({ data }: { data: ScreenData }) {
  const { formatMessage } = useIntl();
  const state = useContentState(data);
  const title = data.kind === 'shown' ? data.screen.title : formatMessage({ id: 'screen.codeTitle' });
  useTitle(title);
  return (
    <>
      {/* A hive that is shown is its own heading. */}
      {state.kind !== 'ready' && state.kind !== 'loading' && <Heading level={1}>{title}</Heading>}
      <ScreenStates state={state}>
        {data.kind === 'shown' && <DashboardView screen={data.screen} lostSince={data.lostSince} />}
      </ScreenStates>
    </>
  );
}

function useContentState(data: ScreenData): ScreenState {
  const { formatMessage } = useIntl();
  const failed = useFailedState(data);
  const toCode = (
    <LinkButton to="/dashboard" as={Link}>
      {formatMessage({ id: 'screen.toCode' })}
    </LinkButton>
  );
  if (failed !== undefined) return failed;
  if (data.kind === 'loading') return { kind: 'loading' };
  if (data.kind === 'none') {
    const id = data.wasShown ? 'ended' : 'none';
    return {
      kind: 'empty',
      icon: 'hive',
      title: formatMessage({ id: `screen.${id}.title` }),
      text: formatMessage({ id: `screen.${id}.text` }),
      action: toCode,
    };
  }
  if (data.kind === 'shown' && data.screen.hives.length === 0)
    return {
      kind: 'empty',
      icon: 'hive',
      title: formatMessage({ id: 'screen.noHives.title' }),
      text: formatMessage({ id: 'screen.noHives.text' }),
      action: undefined,
    };
  return { kind: 'ready' };
}

const Wall = styled.div`
  display: grid;
  /* A long row of hives scrolls by itself, and makes nothing wider than the screen. */
  grid-template-columns: minmax(0, 1fr);
  align-content: stretch;
  /* What is enlarged would be larger than the screen by that. */
  min-height: calc(100dvh / var(--enlargement));
  ${wholeWall} {
    height: calc(100dvh / var(--enlargement));
    grid-template-rows: minmax(0, 1fr);
  }
  padding: ${tokens.space[16]};
  background: ${tokens.color.page};
  color: ${tokens.color.text};
`;
