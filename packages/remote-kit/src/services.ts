import type { ApolloClient } from '@apollo/client';
import type { ErrorCode, FieldProblem, LanguageCode, Units } from '@skep/domain';
import type { ParsedMessages } from '@skep/i18n';
import type { IconName } from '@skep/ui';
import type { RemoteSlots } from './slots/define-slots.ts';

/** Version of this contract. A remote built against another major gets a card instead of its screens. */
export const kitVersion = '1.3.0';

/** Everything that a remote gets from the shell; it reads no global, storage key or environment of its own. */
export interface ShellServices {
  kitVersion: string;
  session: Session;
  apolloClient: ApolloClient;
  language: Language;
  navigation: Navigation;
  unsavedChanges: UnsavedChanges;
  notify: (notice: Notice) => void;
  /** Resolves to true when the person agrees. */
  confirm: (question: Question) => Promise<boolean>;
  telemetry: Telemetry;
  pageReload: PageReload;
  /** One choice by its key, which begins with the remote's subject, as in `hives:view`. */
  preference: (key: string) => Preference;
  /**
   * Fetches a file of the service, as `/api/…`, and hands it to the browser to save. Resolves to what went wrong; undefined
   * in shells from before it could.
   */
  saveFile?: (path: string) => Promise<ErrorCode | undefined>;
  /**
   * Sends a file to the service, as `/api/…`, in a form with these fields; without fields the file alone, which
   * may be large. Undefined in shells from before it could.
   */
  sendFile?: (path: string, file: File, fields?: Readonly<Record<string, string>>) => Promise<SentFile>;
  /** Texts that a translator looks at in place, by message id; undefined in shells from before there were any. */
  editedTexts?: Observable<ParsedMessages>;
  /**
   * What this browser keeps of other things of that type goes, from the page's cache and from what is shown without a
   * network; undefined in shells from before it could.
   * @param typename as in the schema, as `Hive` @param ids all that the person may see
   */
  evictExcept?: (typename: string, ids: readonly string[]) => void;
  /** What a public page knew last; undefined in shells from before it was stored. */
  offlineStorage?: LastKnown;
  /** What was typed into forms and is not saved; undefined in shells from before drafts were stored. */
  drafts?: Drafts;
  /** Photos that wait in this browser; undefined in shells from before there were any, and in browsers that keep none. */
  waitingPhotos?: PhotoQueue | undefined;
  /** Photos that another app of the device has handed over, once; undefined in shells from before there were any. */
  takeSharedPhotos?: () => Promise<readonly File[]>;
  /** Counts at tabs, see `useTabBadge`; undefined in shells from before there were any. */
  tabBadges?: TabBadges;
  /** Versions of what others change while the page is open, see `useOnNews`. */
  news: Observable<ReadonlyMap<NewsPart, string>>;
  /** Push messages to this browser. Rejects where the service cannot be reached. */
  pushHere: () => Promise<PushHere>;
  /** Who fills slots, see `Slot`; undefined in shells from before there were any. */
  slots?: Observable<readonly SlotFilling[]>;
  /** What can be done with chosen hives, see `useHiveActions`; undefined in shells from before remotes offered any. */
  hiveActions?: Observable<readonly HiveAction[]>;
}

/** Push messages to this browser, for who is signed in: alerts while the app is closed. */
export interface PushHere {
  /** As it is now: the person may have changed it in the settings of the browser meanwhile. */
  state: () => PushState;
  /** Requests the permission of the person, who may refuse: `state` says so then. Rejects where it cannot be set up. */
  turnOn: () => Promise<void>;
  /** Rejects where the service cannot be reached. */
  turnOff: () => Promise<void>;
}

/** `byHand`: an iPhone can, once the app is on its home screen. `refused`: the browser blocks messages of this site. */
export type PushState = 'on' | 'possible' | 'refused' | 'byHand' | 'unsupported';

/** Something that a remote does with hives: an entry of its `remote.json` that takes `hives`, for who is signed in. */
export interface HiveAction {
  id: string;
  label: string;
  icon: IconName;
  /** Of its page, without hives. */
  path: string;
  /** Items of the catalogue that ask the same. Default: none does */
  items?: readonly number[];
}

/** What became of a file that was sent. */
export type SentFile =
  | { kind: 'sent'; id: string }
  /** `problem`: what is wrong with the file itself. */
  | { kind: 'failed'; code: ErrorCode; problem?: FieldProblem | undefined };

/**
 * Photos of forms, stored in this browser under ids that it makes until the service has them: a mutation names them by
 * these (`QueuedMutation.photoIds`), and they are sent after it.
 */
export interface PhotoQueue {
  /** Rejects where this browser does not keep it. @param takenAt on the wire's clock, where its camera says it */
  keep: (id: string, photo: { content: Blob; takenAt: string | undefined }) => Promise<void>;
  /** Undefined: this browser does not have it any more. */
  contentOf: (id: string) => Promise<Blob | undefined>;
  /** Its form wants it no more. */
  drop: (id: string) => Promise<void>;
  /** Its form has sent it by itself. */
  markSent: (id: string) => Promise<void>;
  /** Bytes that this browser has room for; undefined where it does not say. */
  room: () => Promise<number | undefined>;
}

/** A value that changes over time; made for `useSyncExternalStore`. */
export interface Observable<Value> {
  get: () => Value;
  /** Returns the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

export type Session = Observable<SessionState>;

export type SessionState =
  /** The stored token is being checked. */
  { kind: 'checking' } | { kind: 'signedOut' } | { kind: 'signedIn'; person: Person };

export interface Person {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  permissions: readonly string[];
  /** Type of each own device, as `beep`. */
  deviceTypes: readonly string[];
  /** How they read weights and temperatures, see `useUnits`; undefined in shells from before there was a choice. */
  units?: Units | undefined;
}

export type Language = Observable<LanguageCode>;

export interface Navigation {
  /** Goes to a path of the app, after asking about unsaved work. */
  go: (path: string, options?: { replace?: boolean }) => void;
  /** Goes where the person came from; `fallback` when this is the first page of the visit. */
  back: (fallback?: string) => void;
  /** Title of the top bar and of the browser tab. Undefined: the product's name. */
  setTitle: (title: string | undefined) => void;
}

export interface UnsavedChanges {
  /** True while the screen holds work that leaving would lose: every kind of leaving then asks first. */
  set: (isUnsaved: boolean) => void;
}

/** A sentence that the person sees for a while, in their language. */
export interface Notice {
  kind: 'success' | 'problem' | 'information';
  text: string;
  /** A way out, as a button. */
  action?: NoticeAction;
}

export interface NoticeAction {
  label: string;
  run: () => void;
  /** It can be done elsewhere too: the sentence goes by itself. Default: it stays until it is closed. */
  isElsewhere?: boolean;
}

export interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  /** Shown in red for what cannot be undone. */
  isDestructive?: boolean;
}

/** For files that are gone, as after a new version was shipped under an open tab. */
export interface PageReload {
  /** Reloads by itself, unless that was tried a while ago or work would be lost; then false. */
  once: () => boolean;
  /** Reloads because the person wants it. */
  now: () => void;
}

/** A small choice that was made on this device and is stored between visits; undefined until it is made. */
export interface Preference extends Observable<string | undefined> {
  set: (value: string | undefined) => void;
}

/**
 * What the person who is signed in typed into forms and has not saved, stored in this browser. It is deleted when they sign
 * out and when somebody else signs in.
 */
export interface Drafts {
  /** The newest of a form, whichever tab it was typed in. @param form as `inspections:new:11` */
  newestOf: (form: string) => Draft | undefined;
  /** @param content what JSON can hold. @param id of the draft, whose former content it replaces */
  keep: (form: string, id: string, content: unknown) => void;
  discard: (form: string, id: string) => void;
}

/**
 * What a page that everybody may see keeps of its own for when there is no network, whoever is signed in. It asks with
 * `context: { keepsOwn: true }`, and then is not answered from before unasked. It is gone when somebody signs out here.
 */
export interface LastKnown {
  read: (key: string) => Promise<Known | undefined>;
  /** @param data what JSON can hold; undefined: nothing any more */
  write: (key: string, data: Record<string, unknown> | undefined) => Promise<void>;
}

export interface Known {
  /** Maybe of an older version of the page. */
  data: Record<string, unknown>;
  at: Date;
}

export interface Draft {
  id: string;
  /** ISO 8601. */
  writtenAt: string;
  /** Maybe of an older version of the form. */
  content: unknown;
}

/** Number at a tab or an entry of the drawer, by its id in `remote.json`. It remains until the next one or sign-out. */
export interface TabBadges extends Observable<ReadonlyMap<string, TabBadge>> {
  /** Undefined, or a count of 0, takes the badge away. */
  set: (tabId: string, badge: TabBadge | undefined) => void;
  /** How it is set again when the person comes back to the page; undefined in shells from before it was. */
  renewBy?: (tabId: string, renew: () => Promise<TabBadge>) => void;
}

/** What the shell looks for once a minute while somebody looks: alerts, and groups with their invitations. */
export type NewsPart = 'ALERTS' | 'PEOPLE';

export interface TabBadge {
  count: number;
  /** What is counted, in words, as "3 new alerts". */
  label: string;
}

/** A remote that shows something of its own in a slot of another's screen. The same filling is the same object. */
export interface SlotFilling {
  /** As `hive-card/v1`; of a remote that is newer than this shell it may be one that nobody draws. */
  slot: string;
  remote: string;
  load: () => Promise<RemoteSlots>;
}

export interface Telemetry {
  /** Something that the person saw go wrong. */
  report: (problem: { code: ErrorCode; message: string; requestId?: string }) => void;
}
