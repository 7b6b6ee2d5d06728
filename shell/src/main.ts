import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from 'single-spa';
import { App } from './App.tsx';
import { loadLifecycles, requireIntegrity } from './remotes/load-remote.ts';
import { placeRemotes } from './remotes/place-remotes.ts';
import { createRemoteStates } from './remotes/remote-state.ts';
import { createShellParts } from './shell-parts.ts';

const parts = createShellParts();
const remoteStates = createRemoteStates();
const page = document.getElementById('skep');
if (!page) throw new Error('The page has no element for the shell.');

parts.unsavedWork.guard(parts.navigation.goAtOnce);
parts.session.followOtherTabs();
requireIntegrity(parts.registry.remotes, parts.settings.mode === 'development');
createRoot(page).render(createElement(App, { parts, remoteStates, onReady: beginWithRemotes }));

function beginWithRemotes(): void {
  placeRemotes(parts, remoteStates, loadLifecycles);
  start({ urlRerouteOnly: true });
}
