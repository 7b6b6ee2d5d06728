import type { ApolloClient } from '@apollo/client';
import { type LanguageCode, languageFor } from '@skep/domain';
import type { ParsedMessages } from '@skep/i18n';
import type { RegistryDocument } from '@skep/registry/schema';
import {
  createTabBadges,
  type HiveAction,
  kitVersion,
  type NewsPart,
  type OwnedTabBadges,
  type PageReload,
  type ShellServices,
  type SlotFilling,
  type WritableStore,
  writableStore,
} from '@skep/remote-kit';
import { createApolloClient } from './graphql/apollo-client.ts';
import { clearIcon } from './layout/icon-badge.ts';
import { createWaiting, type Waiting } from './offline-outbox/offline-outbox.ts';
import { type PageSettings, readPageSettings, readRegistry } from './page-settings.ts';
import { readOverride, withOverride } from './remotes/override.ts';
import { createQuestions, type Questions } from './services/confirm-dialog.ts';
import { type Connection, createConnection } from './services/connection.ts';
import { createDrafts, type OwnedDrafts } from './services/drafts.ts';
import { createHomeScreen, type HomeScreen } from './services/home-screen.ts';
import { createLanguage } from './services/language.ts';
import { createNavigation, type ShellNavigation } from './services/navigation.ts';
import { createPlaces, type Places } from './services/navigation-history.ts';
import { createPageReload } from './services/page-reload.ts';
import { createPreferences } from './services/preferences.ts';
import { createScrollPositions, type ScrollPositions } from './services/scroll-positions.ts';
import { sharedCache } from './services/shared-photos.ts';
import { createTheme, type ThemeChoice } from './services/theme.ts';
import { createNotices, type Notices } from './services/toasts.ts';
import { createUnsavedWork, type UnsavedWork } from './services/unsaved-work.ts';
import { createSession, type ShellSession } from './session/session.ts';

/** Everything that the shell is made of, made once when the page begins. */
export interface ShellContainer {
  settings: PageSettings;
  registry: RegistryDocument;
  session: ShellSession;
  language: WritableStore<LanguageCode>;
  theme: WritableStore<ThemeChoice>;
  /** What a translator looks at in place, by message id. */
  editedTexts: WritableStore<ParsedMessages>;
  navigation: ShellNavigation;
  homeScreen: HomeScreen;
  places: Places;
  scrollPositions: ScrollPositions;
  notices: Notices;
  tabBadges: OwnedTabBadges;
  news: WritableStore<ReadonlyMap<NewsPart, string>>;
  /** The person has to consent to newer terms than they have accepted. */
  hasNewTerms: WritableStore<boolean>;
  connection: Connection;
  notify: ShellServices['notify'];
  questions: Questions;
  unsavedWork: UnsavedWork;
  preference: ShellServices['preference'];
  drafts: OwnedDrafts;
  waiting: Waiting;
  pageReload: PageReload;
  apolloClient: ApolloClient;
  /** Who fills slots in screens of others. */
  slots: WritableStore<readonly SlotFilling[]>;
  /** What remotes do with hives that are chosen in screens of others. */
  hiveActions: WritableStore<readonly HiveAction[]>;
  /** Another shell has been shipped since this page came. */
  hasNewVersion: boolean;
  /** Leaves this app for the account page that the address names already. */
  openEntrance: () => void;
  /** What each remote gets of all this. */
  services: ShellServices;
}

export interface ShellPartsOptions {
  settings?: PageSettings;
  registry?: RegistryDocument;
  /** Default: one that asks the server of the settings. */
  apolloClient?: ApolloClient;
  /** Default: in this browser. */
  waiting?: Waiting;
  /** Default: by loading the page again. */
  openEntrance?: () => void;
}

export function createShellParts(options: ShellPartsOptions = {}): ShellContainer {
  const settings = options.settings ?? readPageSettings();
  const session = createSession();
  const language = createLanguage(languageFor(navigator.languages));
  const notices = createNotices();
  const tabBadges = createTabBadges();
  const news = writableStore<ReadonlyMap<NewsPart, string>>(new Map());
  const questions = createQuestions();
  const unsavedWork = createUnsavedWork(questions.confirmLeaving);
  const places = createPlaces();
  const scrollPositions = createScrollPositions();
  const navigation = createNavigation(unsavedWork.mayLeave, places, scrollPositions);
  const connection = createConnection(() => session.token() !== undefined);
  const drafts = createDrafts(session);
  const onTokenRefused = (refused: string) => {
    // Of an earlier one it says nothing: its person has signed in again since it was sent.
    if (refused !== session.token()) return;
    // What was typed is not lost because a sign-in has ended.
    if (unsavedWork.has()) session.lapse();
    else session.end();
  };
  const waiting: Waiting =
    options.waiting ??
    createWaiting(session, () => ({
      settings,
      client: apolloClient,
      language: language.get,
      draftOf: drafts.written,
      onTokenRefused,
      onAnswers: connection.learn,
      notify: notices.notify,
      onKnown: (withKnownIds) => {
        drafts.rename(withKnownIds);
        const path = window.location.pathname + window.location.search;
        const known = withKnownIds(path);
        if (known !== path) navigation.goAtOnce(known, { replace: true });
      },
    }));
  const apolloClient: ApolloClient =
    options.apolloClient ??
    createApolloClient({
      settings,
      waiting: waiting.link,
      lastAnswers: connection.link,
      token: session.token,
      language: language.get,
      onTokenRefused,
    });
  const readData = { apolloClient, connection, places, tabBadges, news };
  const whenForgotten = forgetReadDataOnLeaving(session, readData);
  session.subscribe(() => {
    const state = session.get();
    // A session that ended without its person keeps what they typed for them, and for nobody else.
    if (state.kind === 'signedIn') drafts.forget(state.person.id);
  });
  const parts = {
    settings,
    registry: registryFor(options.registry ?? readRegistry()),
    session,
    language,
    theme: createTheme(),
    editedTexts: writableStore<ParsedMessages>({}),
    navigation,
    homeScreen: createHomeScreen(),
    places,
    scrollPositions,
    notices,
    tabBadges,
    news,
    hasNewTerms: writableStore(false),
    slots: writableStore<readonly SlotFilling[]>([]),
    hiveActions: writableStore<readonly HiveAction[]>([]),
    connection,
    hasNewVersion: false,
    notify: notices.notify,
    questions,
    unsavedWork,
    preference: createPreferences(),
    drafts,
    waiting,
    pageReload: createPageReload({ hasUnsavedWork: unsavedWork.has }),
    apolloClient,
    openEntrance: options.openEntrance ?? (() => void whenForgotten().then(() => window.location.reload())),
  };
  return { ...parts, services: servicesOf(parts) };
}

type ReadData = Pick<ShellContainer, 'apolloClient' | 'connection' | 'places' | 'tabBadges' | 'news'>;

/**
 * However a session ends (here, in another tab, by the server), nothing that was read in it stays for the next.
 * @returns when it is gone: a page that is loaded again ends what is still being deleted
 */
function forgetReadDataOnLeaving(
  session: ShellSession,
  { apolloClient, connection, places, tabBadges, news }: ReadData,
): () => Promise<unknown> {
  let forgotten: Promise<unknown> = Promise.resolve();
  session.subscribe(() => {
    const { kind } = session.get();
    if (kind !== 'signedIn') void apolloClient.clearStore();
    if (kind !== 'signedOut') return;
    places.forget();
    tabBadges.clear();
    news.set(new Map());
    const shared = globalThis.caches?.delete(sharedCache).catch(() => undefined);
    forgotten = Promise.all([connection.forget(), shared, clearIcon()]);
  });
  return () => forgotten;
}

function evictOthers(
  { cache }: ShellContainer['apolloClient'],
  typename: string,
  ids: readonly string[],
): void {
  const known = new Set(ids.map((id) => `${typename}:${id}`));
  const held = Object.keys(cache.extract() as object);
  const others = held.filter((key) => key.startsWith(`${typename}:`) && !known.has(key));
  cache.batch({
    update() {
      for (const id of others) cache.evict({ id });
    },
  });
}

/** One remote may come from elsewhere. The build drops this from everything that is shipped. */
function registryFor(registry: RegistryDocument): RegistryDocument {
  return process.env.NODE_ENV === 'development' ? withOverride(registry, readOverride()) : registry;
}

function servicesOf(parts: Omit<ShellContainer, 'services'>): ShellServices {
  return {
    kitVersion,
    session: parts.session,
    apolloClient: parts.apolloClient,
    language: parts.language,
    editedTexts: parts.editedTexts,
    tabBadges: parts.tabBadges,
    news: parts.news,
    evictExcept(typename, ids) {
      parts.connection.evictExcept(typename, ids);
      evictOthers(parts.apolloClient, typename, ids);
    },
    offlineStorage: parts.connection.offlineStorage,
    slots: parts.slots,
    hiveActions: parts.hiveActions,
    navigation: parts.navigation,
    unsavedChanges: parts.unsavedWork,
    preference: parts.preference,
    drafts: parts.drafts,
    waitingPhotos: parts.waiting.photos,
    takeSharedPhotos: async () => (await import('./services/shared-photos.ts')).takeSharedPhotos(),
    pageReload: parts.pageReload,
    notify: parts.notify,
    confirm: parts.questions.confirm,
    saveFile: async (path) => {
      const { downloadFile } = await import('./download-file.ts');
      const result = await downloadFile(path, parts.session.token() ?? '');
      return result.kind === 'failed' ? result.code : undefined;
    },
    sendFile: async (path, file, fields) => {
      const { sendFile } = await import('./send-file.ts');
      return sendFile({ path, file, fields }, parts.session.token() ?? '');
    },
    pushHere: async () => (await import('./notifications/push-here.ts')).readPushHere(parts.apolloClient),
    // On the page for whoever looks into a problem with the person; nothing is sent anywhere.
    telemetry: {
      report: (problem) => window.dispatchEvent(new CustomEvent('skep:problem', { detail: problem })),
    },
  };
}
