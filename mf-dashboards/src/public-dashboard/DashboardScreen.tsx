import { Link, useNavigation, useParams, useServices, useTitle } from '@skep/remote-kit';
import { Heading, LinkButton, type ScreenState, ScreenStates } from '@skep/ui';
import { useEffect } from 'react';
import { rememberCode } from '../code/remembered-code.ts';
import { useIntl } from '../use-intl.ts';
import { DashboardView } from './DashboardView.tsx';
import { KioskView } from './KioskView.tsx';
import { useEnlargement } from './useEnlargement.ts';
import { useFailedState } from './useFailedState.ts';
import { useQuietReload } from './useQuietReload.ts';
import { type ScreenData, useScreen } from './useScreen.ts';
import { useWakeLock } from './useWakeLock.ts';

/** What whoever has the code sees: for a year on a wall, or for a minute on a phone. */
export function DashboardScreen() {
  const { code = '' } = useParams();
  const data = useScreen(code);
  const { leave } = useRememberedCode(code, data);
  useWakeLock();
  useQuietReload(data.kind === 'shown' && data.lostSince === undefined);
  return (
    <KioskView
      shown={data.kind === 'shown' ? data.screen : undefined}
      height="100dvh"
      enlargement={useEnlargement()}
    >
      <Content data={data} onLeave={leave} />
    </KioskView>
  );
}

/** Remembers the code while it opens something. @returns the way to another one */
function useRememberedCode(code: string, { kind }: ScreenData) {
  const { offlineStorage } = useServices();
  const navigation = useNavigation();
  useEffect(() => {
    if (kind === 'shown' || kind === 'none')
      void rememberCode(offlineStorage, kind === 'shown' ? code : undefined);
  }, [offlineStorage, code, kind]);
  return {
    leave: async () => {
      await rememberCode(offlineStorage, undefined);
      navigation.go('/dashboard');
    },
  };
}

function Content({ data, onLeave }: { data: ScreenData; onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const state = useContentState(data);
  const title = data.kind === 'shown' ? data.screen.title : formatMessage({ id: 'screen.codeTitle' });
  useTitle(title);
  return (
    <>
      {/* A hive that is shown is its own heading. */}
      {state.kind !== 'ready' && state.kind !== 'loading' && <Heading level={1}>{title}</Heading>}
      <ScreenStates state={state}>
        {data.kind === 'shown' && (
          <DashboardView screen={data.screen} lostSince={data.lostSince} onLeave={onLeave} />
        )}
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
