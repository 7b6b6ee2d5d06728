import { parse } from 'graphql';
import { createOutbox, type Outbox } from '../../shell/src/offline-outbox/outbox.ts';
import type { OutboxItem } from '../../shell/src/offline-outbox/outbox-item.ts';
import { verdictOf } from '../../shell/src/offline-outbox/outcome.ts';
import type { QueuedPhoto } from '../../shell/src/offline-outbox/queued-photo.ts';
import type { PieceAnswer } from '../../shell/src/offline-outbox/send-piece.ts';
import { idsMadeHereIn } from '../../shell/src/offline-outbox/temporary-ids.ts';
import { createDisk } from './waiting-disk.ts';

/** Edits are shown by type and id, whatever is asked. */
const anyQuery = parse('{ hive { id } }');

/** What the network does to one request. */
export type Fault =
  | 'none'
  | 'lost before'
  | 'lost after'
  | 'twice'
  /** The signal is weak: it arrives when its sender has long given up, after the request that comes next. */
  | 'late';

/** What a person saves, as their screen sends it. */
export interface Options {
  /** Idempotency key of its attempt. */
  key: string;
  about: string;
  /** Names of what it uses, by which the model tells why it may be refused. */
  uses: readonly string[];
  document: string;
  variables: object;
  /** What more is kept of it. Default: nothing. */
  work?: Partial<OutboxItem['work']>;
  /** Told what the service answered at once. Default: nobody. */
  onDone?: (data: Record<string, unknown>) => void;
}

/** What its person is told. */
export type Outcome = 'done' | 'waits' | 'not saved';

/** Brings a piece of a photo to the service, as this person. */
export type Bring = (
  token: string,
  photo: QueuedPhoto,
  part: { firstByte: number; piece: Blob },
) => Promise<PieceAnswer>;

/** Sends one mutation to the service, as this person. */
export type Ask = (
  token: string,
  key: string,
  document: string,
  variables: object,
) => Promise<{ data?: Record<string, unknown> | null; errors?: readonly { message: string }[] }>;

export interface BeekeeperOnDevice {
  personId: string;
  token: string;
}

/** What is sent goes by its text here: it stands among the variables. */
const parsed: OutboxItem['document'] = {
  kind: 'Document' as OutboxItem['document']['kind'],
  definitions: [],
};

/** What a tab does that was closed. */
export const tabIsGone = new Error('The tab is gone.');

/** A browser of somebody in the field: what it keeps outlives its tabs. */
export class Device {
  readonly #ask: Ask;
  readonly #bring: Bring;
  readonly #disk = createDisk();
  /** Requests whose sender has given up waiting, and that the network still carries. */
  #late: (() => Promise<unknown>)[] = [];
  /** By the keys of what was saved. */
  readonly #uses = new Map<string, readonly string[]>();
  #version = 1;
  #queue: Promise<unknown> = Promise.resolve();
  #tabs: { outbox: Outbox; end: () => void }[] = [];
  isOnline = true;
  /** Milliseconds since 1970. */
  now = 0;
  signedIn: BeekeeperOnDevice | undefined;
  /** Of the next requests, in their order; none after them. */
  faults: Fault[] = [];

  constructor(ask: Ask, bring: Bring, tabs: number) {
    this.#ask = ask;
    this.#bring = bring;
    for (let tab = 0; tab < tabs; tab += 1) this.#open();
  }

  /** What waits here, of everybody: without photos of forms that were never saved. */
  waiting(): (OutboxItem | QueuedPhoto)[] {
    const photos = this.#disk.photos().filter(({ of }) => of !== undefined);
    return [...this.#disk.rows(), ...photos];
  }

  /** What it uses. */
  usesOf(one: OutboxItem | QueuedPhoto): readonly string[] {
    return this.#uses.get('of' in one ? (one.of?.title ?? '') : one.work.title) ?? [];
  }

  /** As the page does it: sent at once, and kept where nobody says what became of it. */
  async save(tab: number, options: Options): Promise<Outcome> {
    const { outbox } = this.#tabs[tab] ?? this.#first();
    // Of who has pressed, whoever is signed in when it is sent.
    const { personId } = this.signedIn ?? {};
    this.#uses.set(options.key, options.uses);
    // What a form calls by its first name, the service may know by its own by now.
    const { key, about, variables, work, ...said } = await outbox.withKnownIds(options);
    const document = `${said.document} # ${this.#version}`;
    if (personId === undefined) return 'not saved';
    const mutation = {
      personId,
      key,
      document: parsed,
      operationName: '',
      variables: { document, ...variables },
    };
    const context = {
      work: { title: key, about, path: '/', answer: {}, changes: [], ...work },
      draftId: undefined,
      undoQueued: undefined,
    };
    // Tabs tell each other of what they keep.
    await outbox.refresh();
    const { photoIds = [] } = work ?? {};
    await outbox.forms.give(photoIds, { id: key, title: key });
    const isBehind = idsMadeHereIn(variables).size > 0 || (await outbox.holdsBack({ about, ...work }));
    const maySend = this.isOnline && !isBehind && this.signedIn?.personId === personId;
    if (maySend) {
      const answer = await this.#send(key, document, variables).catch(() => undefined);
      const verdict = answer && verdictOf(answer);
      if (verdict?.kind === 'done') {
        options.onDone?.(answer?.data ?? {});
        return 'done';
      }
      if (verdict && verdict.kind !== 'later') {
        await outbox.forms.give(photoIds, undefined);
        return 'not saved';
      }
    }
    await outbox.keep(mutation, context, maySend);
    return 'waits';
  }

  /** What the service told, as this device shows it. */
  async shown(tab: number, data: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { outbox } = this.#tabs[tab] ?? this.#first();
    await outbox.refresh();
    return outbox.overlaid({ query: anyQuery, variables: {} }, data);
  }

  send(tab: number): Promise<void> {
    return (this.#tabs[tab] ?? this.#first()).outbox.send(true);
  }

  /** @returns whether nothing of it was sent, nor will be */
  undo(tab: number, key: string): Promise<boolean> {
    return (this.#tabs[tab] ?? this.#first()).outbox.undo(key);
  }

  /** A form keeps a photo, which it names when it is saved. */
  async keepPhoto(tab: number, id: string, content: Blob): Promise<void> {
    await (this.#tabs[tab] ?? this.#first()).outbox.forms.keep(id, { content, takenAt: undefined });
  }

  /** A later version of the app has come: all tabs begin anew with it, and ask in its words from then on. */
  update(): void {
    this.#version += 1;
    const { length } = this.#tabs;
    for (const { end } of this.#tabs.splice(0)) end();
    for (let tab = 0; tab < length; tab += 1) this.#open();
  }

  /** What the network still carries arrives. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#late.splice(0).map((arrive) => arrive()));
  }

  /** It is gone in the middle of what it does; another one is opened. */
  crash(tab: number): void {
    this.#tabs.splice(tab % this.#tabs.length, 1)[0]?.end();
    this.#open();
  }

  #first() {
    const [first] = this.#tabs;
    if (!first) throw new Error('A device has a tab.');
    return first;
  }

  #open(): void {
    let hasEnded = false;
    /** Nothing that a tab which is gone still awaits comes to anything. */
    const alive = <Value>(value: Value) => {
      if (hasEnded) throw tabIsGone;
      return value;
    };
    const store = this.#disk.storeOf(alive);
    const ended = Promise.withResolvers<void>();
    const outbox = createOutbox({
      store,
      photoStore: store,
      sendPiece: async (photo, part) => alive(await this.#over((token) => this.#bring(token, photo, part))),
      personId: () => this.signedIn?.personId,
      send: async ({ id, variables }) => {
        const { document, ...rest } = variables as { document: string };
        return alive(await this.#send(id, document, rest));
      },
      onRefusedToken: () => undefined,
      onGone: () => undefined,
      onCount: () => undefined,
      draftOf: () => undefined,
      isOnline: () => this.isOnline,
      now: () => this.now,
      random: () => 0.5,
      // A browser gives a lock back when its tab goes.
      alone: (work) => {
        const mine = this.#queue.then(() => Promise.race([work(), ended.promise]));
        this.#queue = mine.catch(() => undefined);
        return mine;
      },
    });
    this.#tabs.push({
      outbox,
      end: () => {
        hasEnded = true;
        ended.resolve();
      },
    });
  }

  #send(key: string, document: string, variables: object) {
    return this.#over((token) => this.#ask(token, key, document, variables));
  }

  async #over<Answer>(request: (token: string) => Promise<Answer>): Promise<Answer> {
    const person = this.signedIn;
    const fault = this.faults.shift() ?? 'none';
    if (!person || fault === 'lost before') throw new TypeError('Failed to fetch');
    const once = () => request(person.token);
    const earlier = this.#late.splice(0);
    if (fault === 'late') {
      this.#late.push(...earlier, once);
      throw new TypeError('Failed to fetch');
    }
    const [answer] = await Promise.all(fault === 'twice' ? [once(), once()] : [once()]);
    await Promise.allSettled(earlier.map((arrive) => arrive()));
    if (fault === 'lost after' || !answer) throw new TypeError('Failed to fetch');
    return answer;
  }
}
