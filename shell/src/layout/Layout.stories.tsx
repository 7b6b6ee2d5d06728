import { RemoteProviders, remoteMessages } from '@skep/remote-kit';
import { fakeApolloClient, fakePerson, press } from '@skep/remote-kit/testing';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { shellMessages } from '../messages.ts';
import { RemoteCard } from '../remotes/RemoteOutlet.tsx';
import type { RemoteFailure } from '../remotes/remote-state.ts';
import { createShellParts, type ShellContainer } from '../shell-container.ts';
import { ShellContext } from '../shell-context.ts';
import { twoRemotes } from '../testing/a-registry.ts';
import { BottomTabs } from './BottomTabs.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Drawer } from './Drawer.tsx';
import { HomeScreenPrompt } from './HomeScreenPrompt.tsx';
import { ToastList } from './ToastList.tsx';
import { TopBar } from './TopBar.tsx';

export default { title: 'Shell/Frame', parameters: { frame: 'none' } };

export const Home = () => <FrameStory />;

/** A count that a remote gave its tab. */
export const WithBadge = () => (
  <FrameStory prepare={({ tabBadges }) => tabBadges.set('diary', { count: 3, label: '3 new alerts' })} />
);

export const WithWayBack = () => (
  <FrameStory
    path="/hives/7"
    prepare={({ navigation }) => navigation.setTitle('The hive beside the old apple tree')}
  />
);

export const OpenDrawer = () => <FrameStory isDrawerOpen />;

export const PartNotLoaded = () => <FrameStory failure="notLoaded" />;

export const PartDoesNotFit = () => <FrameStory failure="otherKit" />;

export const Notices = () => (
  <FrameStory
    prepare={({ notify }) => {
      notify({ kind: 'problem', text: 'The hive could not be saved. Check your signal and try again.' });
      notify({ kind: 'information', text: 'Deleted.', action: { label: 'Undo', run: () => undefined } });
    }}
  />
);

/** Undo closes its notice; the problem stays. */
export const Undone = () => <Notices />;
Undone.play = press('[role=status] button');

/** As a browser that can add the app has it offered. */
export const OfferHomeScreen = () => (
  <FrameStory
    prepare={({ preference }) => {
      preference('shell:homeScreenPrompts').set(undefined);
      setTimeout(() =>
        window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined })),
      );
    }}
  />
);

export const AskToLeave = () => <FrameStory prepare={({ questions }) => void questions.confirmLeaving()} />;

interface FrameStoryProps {
  path?: string;
  isDrawerOpen?: boolean;
  failure?: RemoteFailure;
  prepare?: (parts: ShellContainer) => void;
}

const messages = remoteMessages(shellMessages);

function FrameStory({ path = '/', isDrawerOpen = false, failure, prepare }: FrameStoryProps) {
  const [parts] = useState(() => {
    const made = createShellParts({
      settings: { graphqlUrl: '/graphql', mode: 'production', version: '1.0.0' },
      registry: twoRemotes,
      apolloClient: fakeApolloClient(),
    });
    made.session.begin('the-token', fakePerson);
    made.homeScreen.listen();
    prepare?.(made);
    return made;
  });
  return (
    <ShellContext value={parts}>
      <RemoteProviders services={parts.services} messages={messages}>
        <MemoryRouter initialEntries={[path]}>
          <TopBar />
          <main>{failure && <RemoteCard kind="failed" failure={failure} retry={() => undefined} />}</main>
          <BottomTabs />
          <HomeScreenPrompt />
          {isDrawerOpen && <Drawer onClose={() => undefined} />}
        </MemoryRouter>
        <ToastList />
        <ConfirmDialog />
      </RemoteProviders>
    </ShellContext>
  );
}
