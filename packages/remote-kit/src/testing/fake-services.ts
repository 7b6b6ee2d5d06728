import type { ApolloClient } from '@apollo/client';
import type { LanguageCode } from '@skep/domain';
import type { ParsedMessages } from '@skep/i18n';
import type {
  Draft,
  Drafts,
  HiveAction,
  Known,
  LastKnown,
  NewsPart,
  Notice,
  Person,
  PhotoQueue,
  PushHere,
  PushState,
  Question,
  SentFile,
  SessionState,
  ShellServices,
  SlotFilling,
  TabBadges,
} from '../services.ts';
import { kitVersion } from '../services.ts';
import { createTabBadges } from '../tab-badges.ts';
import { type WritableStore, writableStore } from '../writable-store.ts';
import { fakeApolloClient } from './fake-graphql.ts';

/** The shell's services as a remote can be tested with, and what it did with them. */
export interface FakeServices extends ShellServices {
  session: WritableStore<SessionState>;
  language: WritableStore<LanguageCode>;
  editedTexts: WritableStore<ParsedMessages>;
  tabBadges: TabBadges;
  news: WritableStore<ReadonlyMap<NewsPart, string>>;
  drafts: Drafts;
  seen: {
    paths: string[];
    notices: Notice[];
    questions: Question[];
    problems: { code: string; message: string }[];
    titles: (string | undefined)[];
    isUnsaved: boolean;
    /** What loaded the page again. */
    reloads: ('once' | 'now')[];
    /** Paths of files that were to be saved. */
    files: string[];
    /** Files that were sent to the service. */
    sentFiles: { path: string; file: File; fields: Readonly<Record<string, string>> }[];
  };
}

export interface FakeServicesOptions {
  apolloClient?: ApolloClient;
  session?: SessionState;
  language?: LanguageCode;
  /** What the person answers to every question. Default: yes. */
  confirms?: boolean;
  /** Choices that were made on this device before. */
  preferences?: Readonly<Record<string, string>>;
  /** What was typed before, as another visit left it. Default: nothing. */
  drafts?: Drafts | undefined;
  /** What was known before, by key. Default: nothing. */
  offlineStorage?: Readonly<Record<string, Known>> | undefined;
  /** Who fills slots of the screen. Default: nobody. */
  slots?: readonly SlotFilling[];
  /** What remotes offer to do with hives. Default: nothing. */
  hiveActions?: readonly HiveAction[] | undefined;
  /** The page before this one, where back leads. Default: none, so that it leads where the screen says. */
  cameFrom?: string;
  /** What becomes of files that are sent. Default: they arrive, as 101 and so on. */
  sendFile?: ((file: File) => Promise<SentFile>) | undefined;
  /** What another app has handed over. Default: nothing. */
  sharedPhotos?: readonly File[] | undefined;
  /** What keeps photos. Default: nothing does. */
  waitingPhotos?: PhotoQueue | undefined;
  /** Whether this browser gets push messages. Default: it could, and the person agrees if they confirm. */
  push?: PushState | undefined;
  /** Called besides noting the path; the harness goes there for real. */
  go?: (path: string, options?: { replace?: boolean }) => void;
}

export const fakePerson: Person = {
  id: '1',
  name: 'Ada Beeker',
  email: 'ada@skep.example',
  isAdmin: false,
  permissions: ['dashboard'],
  deviceTypes: [],
};

export function createFakeServices(options: FakeServicesOptions = {}): FakeServices {
  const seen: FakeServices['seen'] = {
    paths: [],
    notices: [],
    questions: [],
    problems: [],
    titles: [],
    isUnsaved: false,
    reloads: [],
    files: [],
    sentFiles: [],
  };
  const preferences = new Map<string, WritableStore<string | undefined>>();
  const { confirms = true } = options;
  const pushHere = fakePushHere(options.push ?? 'possible', confirms);
  const goUnlessStaying = (path: string, how?: { replace?: boolean }) => {
    if (seen.isUnsaved && !confirms) return;
    seen.isUnsaved = false;
    seen.paths.push(path);
    options.go?.(path, how);
  };
  return {
    kitVersion,
    seen,
    session: writableStore<SessionState>(options.session ?? { kind: 'signedIn', person: fakePerson }),
    language: writableStore<LanguageCode>(options.language ?? 'en'),
    editedTexts: writableStore<ParsedMessages>({}),
    tabBadges: createTabBadges(),
    news: writableStore<ReadonlyMap<NewsPart, string>>(new Map()),
    drafts: options.drafts ?? fakeDrafts(),
    offlineStorage: fakeLastKnown(options.offlineStorage),
    slots: writableStore(options.slots ?? []),
    hiveActions: writableStore(options.hiveActions ?? []),
    apolloClient: options.apolloClient ?? fakeApolloClient(),
    navigation: {
      go: goUnlessStaying,
      back: (fallback = '/') => goUnlessStaying(options.cameFrom ?? fallback),
      setTitle: (title) => seen.titles.push(title),
    },
    unsavedChanges: {
      set: (isUnsaved) => {
        seen.isUnsaved = isUnsaved;
      },
    },
    notify: (notice) => seen.notices.push(notice),
    confirm: async (question) => {
      seen.questions.push(question);
      return confirms;
    },
    saveFile: async (path) => {
      seen.files.push(path);
      return undefined;
    },
    sendFile: async (path, file, fields = {}) => {
      seen.sentFiles.push({ path, file, fields });
      return options.sendFile?.(file) ?? { kind: 'sent', id: String(100 + seen.sentFiles.length) };
    },
    pushHere: async () => pushHere,
    waitingPhotos: options.waitingPhotos,
    takeSharedPhotos: async () => options.sharedPhotos ?? [],
    telemetry: { report: (problem) => seen.problems.push(problem) },
    pageReload: {
      once: () => {
        seen.reloads.push('once');
        return true;
      },
      now: () => seen.reloads.push('now'),
    },
    preference: (key) => {
      const known = preferences.get(key) ?? writableStore<string | undefined>(options.preferences?.[key]);
      preferences.set(key, known);
      return known;
    },
  };
}

/** Drafts of one person, in the page's memory. @param now when something is stored. Default: by the clock */
export function fakeDrafts(now: () => Date = () => new Date()): Drafts {
  const draftsById = new Map<string, Draft & { form: string }>();
  return {
    newestOf: (form) =>
      [...draftsById.values()]
        .filter((draft) => draft.form === form)
        .toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt))[0],
    keep: (form, id, content) =>
      void draftsById.set(`${form} ${id}`, { form, id, content, writtenAt: now().toISOString() }),
    discard: (form, id) => void draftsById.delete(`${form} ${id}`),
  };
}

function fakePushHere(before: PushState, agrees: boolean): PushHere {
  let state = before;
  return {
    state: () => state,
    async turnOn() {
      state = agrees ? 'on' : 'refused';
    },
    async turnOff() {
      state = 'possible';
    },
  };
}

function fakeLastKnown(before: Readonly<Record<string, Known>> = {}): LastKnown {
  const known = new Map(Object.entries(before));
  return {
    read: async (key) => known.get(key),
    async write(key, data) {
      if (data === undefined) known.delete(key);
      else known.set(key, { data, at: new Date() });
    },
  };
}
