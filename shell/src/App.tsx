import { RemoteProviders } from '@skep/remote-kit';
import { GlobalStyle } from '@skep/ui';
import { BrowserRouter } from 'react-router';
import { ConfirmDialog } from './layout/ConfirmDialog.tsx';
import { NewVersion } from './layout/NewVersion.tsx';
import { OverrideBadge } from './layout/OverrideBadge.tsx';
import { ToastList } from './layout/ToastList.tsx';
import { appMessages } from './messages.ts';
import { Pages } from './Pages.tsx';
import type { RemoteStates } from './remotes/remote-state.ts';
import { SignInAgain } from './session/SignInAgain.tsx';
import type { ShellContainer } from './shell-container.ts';
import { ShellContext } from './shell-context.ts';
import { AskForTerms } from './terms/AskForTerms.tsx';
import { TextPreview } from './translations/TextPreview.tsx';

export interface AppProps {
  parts: ShellContainer;
  remoteStates: RemoteStates;
  /** Called once remotes have their places in the page. */
  onReady: () => void;
}

/** The whole page: the shell's own screens stand in the same kit as those of remotes. */
export function App({ parts, remoteStates, onReady }: AppProps) {
  return (
    <ShellContext value={parts}>
      <GlobalStyle />
      <RemoteProviders services={parts.services} messages={appMessages}>
        <TextPreview />
        {/* Where the person is and who it is change in one drawing, or the guard judges a page that was left. */}
        <BrowserRouter useTransitions={false}>
          <Pages remoteStates={remoteStates} onReady={onReady} />
        </BrowserRouter>
        <NewVersion />
        <ToastList />
        <SignInAgain />
        <AskForTerms />
        <ConfirmDialog />
        {process.env.NODE_ENV === 'development' && <OverrideBadge />}
      </RemoteProviders>
    </ShellContext>
  );
}
