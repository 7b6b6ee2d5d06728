import { useErrorText } from '@skep/i18n';
import { useObservable, useSession } from '@skep/remote-kit';
import { media, Page, type ScreenState, ScreenStates, tokens } from '@skep/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import styled from 'styled-components';
import { BottomTabs } from './layout/BottomTabs.tsx';
import { ConnectionBar } from './layout/ConnectionBar.tsx';
import { HomeScreenPrompt } from './layout/HomeScreenPrompt.tsx';
import { LayoutSkeleton } from './layout/LayoutSkeleton.tsx';
import { TopBar } from './layout/TopBar.tsx';
import { RemoteOutlet } from './remotes/RemoteOutlet.tsx';
import type { RemoteStates } from './remotes/remote-state.ts';
import { pageKind } from './route-guard.ts';
import { ShellRouteView } from './ShellRouteView.tsx';
import { useCheckedSession } from './session/useCheckedSession.ts';
import { useShell } from './shell-context.ts';
import { useIntl } from './use-intl.ts';

export interface PagesProps {
  remoteStates: RemoteStates;
  /** Called once remotes have their places in the page. */
  onReady: () => void;
}

/** Draws what the address asks for. The places of remotes are always there, since one may still be leaving its own. */
export function Pages({ remoteStates, onReady }: PagesProps) {
  const { registry } = useShell();
  const session = useSession();
  const check = useCheckedSession();
  const location = useLocation();
  const page = pageKind(registry, session, location);
  const isShown = page.kind === 'remote' || page.kind === 'own' || page.kind === 'refused';
  const isFramed = isShown && !(page.kind === 'remote' && page.isBare);
  useDocumentTitle();
  return (
    <>
      {page.kind === 'redirect' && <Navigate to={page.to} replace />}
      {isFramed && <SkipLink />}
      {isFramed && <TopBar />}
      {isFramed && <ConnectionBar />}
      {page.kind === 'account' && <ToEntrance />}
      {page.kind === 'waiting' && <Waiting check={check} />}
      <Main isHidden={!isShown} isFramed={isFramed} path={location.pathname}>
        {page.kind === 'own' && <ShellRouteView page={page.page} />}
        {page.kind === 'refused' && <ShellRouteView page={undefined} />}
        <RemoteOutlet states={remoteStates} onReady={onReady} />
      </Main>
      {isFramed && <BottomTabs />}
      {isFramed && <HomeScreenPrompt />}
    </>
  );
}

/** The pages of the way in are pages of their own: small, and there before the app is. */
function ToEntrance() {
  const { openEntrance } = useShell();
  useEffect(() => openEntrance(), [openEntrance]);
  return null;
}

interface MainProps {
  isHidden: boolean;
  isFramed: boolean;
  path: string;
  children: ReactNode;
}

/** The focus goes to what is new, so that keyboard and screen reader follow the person. */
function Main({ isHidden, isFramed, path, children }: MainProps) {
  const main = useRef<HTMLElement>(null);
  const { scrollPositions } = useShell();
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path || !main.current) return;
    shownPath.current = path;
    main.current.focus({ preventScroll: true });
    scrollPositions.arrive(path, main.current);
  }, [path, scrollPositions]);
  return (
    <Room ref={main} id="skep-main" tabIndex={-1} hidden={isHidden} $isFramed={isFramed}>
      {children}
    </Room>
  );
}

function Waiting({ check }: { check: ReturnType<typeof useCheckedSession> }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  if (check.kind === 'running') return <LayoutSkeleton />;
  const state: ScreenState = {
    kind: 'error',
    title: formatMessage({ id: 'kit.failed.title' }),
    text: errorText(check.code),
    retryLabel: formatMessage({ id: 'kit.retry' }),
    onRetry: check.retry,
  };
  return (
    <main>
      <Page>
        <ScreenStates state={state}>{null}</ScreenStates>
      </Page>
    </main>
  );
}

function SkipLink() {
  const { formatMessage } = useIntl();
  return <Skip href="#skep-main">{formatMessage({ id: 'shell.skip' })}</Skip>;
}

function useDocumentTitle(): void {
  const { navigation } = useShell();
  const title = useObservable(navigation.title);
  useEffect(() => {
    document.title = title === undefined ? 'Skep' : `${title} · Skep`;
  }, [title]);
}

/** On a phone there is room for the tabs that stand fixed below, and always for what toasts lie over. */
const Room = styled.main<{ $isFramed: boolean }>`
  outline: none;
  body:has([data-toasts]) & {
    padding-bottom: 168px;
  }
  ${media.phone} {
    padding-bottom: ${({ $isFramed }) =>
      $isFramed
        ? `calc(${tokens.size.targetMain} + ${tokens.space[32]} + env(safe-area-inset-bottom))`
        : '0'};
  }
  ${media.paper} {
    padding-bottom: 0;
  }
`;

const Skip = styled.a`
  position: absolute;
  z-index: ${tokens.layer.skipLink};
  top: -100px;
  left: ${tokens.space[16]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  color: ${tokens.color.text};
  &:focus {
    top: ${tokens.space[8]};
  }
`;
