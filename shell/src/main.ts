import { loadTexts } from '@skep/i18n';
import { loadWithRetries } from '@skep/remote-kit';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from 'single-spa';
import { isAwaiting } from './graphql/apollo-client.ts';
import { appMessages } from './messages.ts';
import { fetchFiles } from './prefetch/fetch-files.ts';
import { offerHiveActions } from './remotes/hive-actions.ts';
import { LiveApp } from './remotes/LiveApp.tsx';
import { createLiveRegistry } from './remotes/live-registry.ts';
import { createRemoteLoader } from './remotes/load-remote.ts';
import { placeRemotes } from './remotes/register-applications.ts';
import { createRemoteReports } from './remotes/remote-reports.ts';
import { createRemoteStates } from './remotes/remote-state.ts';
import { fillSlots } from './remotes/slot-fillings.ts';
import { registerServiceWorker } from './service-worker/register.ts';
import { createShellParts } from './shell-container.ts';

// What the page's screen will ask for comes while the app is drawn, when the network has nothing else to do.
fetchFiles('skep-later');
const parts = createShellParts();
const remoteStates = createRemoteStates();
const isDevelopment = parts.settings.mode === 'development';
// Work in progress is not shipped: its registry is the one of the page.
const live = createLiveRegistry(parts.registry, isDevelopment ? { ask: async () => parts.registry } : {});
const page = document.getElementById('skep');
if (!page) throw new Error('The page has no element for the shell.');

parts.unsavedWork.guard(parts.navigation.goAtOnce);
parts.session.followOtherTabs();
parts.homeScreen.listen();
parts.scrollPositions.listen();
parts.waiting.begin();
registerServiceWorker({
  isForField: () => parts.session.token() !== undefined,
  isBusy: isAwaiting,
  async keepForField(keep) {
    const { keepForField } = await import('./service-worker/precache-queries.ts');
    const { session, language, settings } = parts;
    await keepForField({ url: settings.graphqlUrl, token: session.token, language: language.get, keep });
  },
});
void begin(page);

/** What the server drew stays until there are texts to draw the app with; a page that gets none is requested again. */
async function begin(place: HTMLElement): Promise<void> {
  try {
    await loadWithRetries(() => loadTexts(appMessages, parts.language.get()));
  } catch (error) {
    if (parts.pageReload.once()) return;
    throw error;
  }
  createRoot(place).render(createElement(LiveApp, { live, parts, remoteStates, onReady: beginWithRemotes }));
}

function beginWithRemotes(): void {
  const { services, session } = parts;
  const reports = createRemoteReports();
  const { loadLifecycles, loadSlots } = createRemoteLoader(isDevelopment);
  offerHiveActions(parts.hiveActions, { live, session, language: parts.language });
  fillSlots(parts.slots, { live, reports, loadSlots });
  placeRemotes(session, { live, services, states: remoteStates, reports, load: loadLifecycles });
  start({ urlRerouteOnly: true });
}
