import { idsMadeHereIn } from '../../shell/src/waiting/made-here.ts';
import { createOutbox, type Outbox } from '../../shell/src/waiting/outbox.ts';
import { verdictOf } from '../../shell/src/waiting/verdict.ts';
import type { PhotoStore } from '../../shell/src/waiting/waiting-photo.ts';
import type { WaitingRow, WaitingStore } from '../../shell/src/waiting/waiting-row.ts';

/** What the network does to one request. */
export type Fault = 'none' | 'lost before' | 'lost after' | 'twice';

/** What a person saves, as their screen sends it. */
export interface Wish {
  /** Idempotency key of its attempt. */
  key: string;
  about: string;
  document: string;
  variables: object;
  /** What more is kept of it. Default: nothing. */
  work?: Partial<WaitingRow['work']>;
  /** Told what the service answered at once. Default: nobody. */
  onDone?: (data: Record<string, unknown>) => void;
}

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
const parsed: WaitingRow['document'] = {
  kind: 'Document' as WaitingRow['document']['kind'],
  definitions: [],
};

/** A browser of somebody in the field: what it keeps outlives its tabs. */
export class Device {
  readonly #ask: Ask;
  readonly #kept = new Map<number, WaitingRow>();
  readonly #made = new Map<string, Record<string, string>>();
  #last = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #tabs: { outbox: Outbox; end: () => void }[] = [];
  isOnline = true;
  /** Milliseconds since 1970. */
  now = 0;
  signedIn: BeekeeperOnDevice | undefined;
  /** Of the next requests, in their order; none after them. */
  faults: Fault[] = [];

  constructor(ask: Ask, tabs: number) {
    this.#ask = ask;
    for (let tab = 0; tab < tabs; tab += 1) this.#open();
  }

  rows(): WaitingRow[] {
    return [...this.#kept.values()];
  }

  /** As the page does it: sent at once, and kept where nobody says what became of it. */
  async save(tab: number, wish: Wish): Promise<'done' | 'waits' | 'not saved'> {
    const { outbox } = this.#tabs[tab] ?? this.#first();
    // What a form calls by its first name, the service may know by its own by now.
    const { key, about, document, variables, work } = await outbox.withKnownIds(wish);
    const { personId } = this.signedIn ?? {};
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
      takeBack: undefined,
    };
    // Tabs tell each other of what they keep.
    await outbox.refresh();
    const isBehind = idsMadeHereIn(variables).size > 0 || (await outbox.holdsBack({ about, ...work }));
    if (this.isOnline && !isBehind) {
      const answer = await this.#send(key, document, variables).catch(() => undefined);
      const verdict = answer && verdictOf(answer);
      if (verdict?.kind === 'done') {
        wish.onDone?.(answer?.data ?? {});
        return 'done';
      }
      if (verdict && verdict.kind !== 'later') return 'not saved';
    }
    await outbox.keep(mutation, context, this.isOnline && !isBehind);
    return 'waits';
  }

  /** What the service told, as this device shows it. */
  async shown(tab: number, data: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { outbox } = this.#tabs[tab] ?? this.#first();
    await outbox.refresh();
    return outbox.overlaid('', {}, data);
  }

  send(tab: number): Promise<void> {
    return (this.#tabs[tab] ?? this.#first()).outbox.send(true);
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
      if (hasEnded) throw new Error('The tab is gone.');
      return value;
    };
    const store: WaitingStore = {
      rowsOf: async (personId) =>
        alive(structuredClone(this.rows().filter((row) => row.personId === personId))),
      add: async (row) => {
        alive(undefined);
        this.#last += 1;
        this.#kept.set(this.#last, structuredClone({ ...row, seq: this.#last }));
      },
      put: async (row) => {
        alive(undefined);
        this.#kept.set(row.seq, structuredClone(row));
      },
      delete: async (seq) => {
        alive(undefined);
        this.#kept.delete(seq);
      },
      settle: async ({ seq, personId }, ids) => {
        alive(undefined);
        this.#kept.delete(seq);
        this.#made.set(personId, { ...this.#made.get(personId), ...ids });
      },
      known: async (personId) => alive({ ...this.#made.get(personId) }),
    };
    const ended = Promise.withResolvers<void>();
    const outbox = createOutbox({
      store,
      photoStore: noPhotos,
      sendPiece: () => Promise.reject(new Error('There are no photos.')),
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

  async #send(key: string, document: string, variables: object) {
    const person = this.signedIn;
    const fault = this.faults.shift() ?? 'none';
    if (!person || fault === 'lost before') throw new TypeError('Failed to fetch');
    const once = () => this.#ask(person.token, key, document, variables);
    const [answer] = await Promise.all(fault === 'twice' ? [once(), once()] : [once()]);
    if (fault === 'lost after' || !answer) throw new TypeError('Failed to fetch');
    return answer;
  }
}

/** What is tried here has none. */
const noPhotos: PhotoStore = {
  allPhotos: async () => [],
  photo: async () => undefined,
  putPhoto: async () => undefined,
  deletePhoto: async () => undefined,
};
