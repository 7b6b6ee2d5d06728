import type { CachePatch } from '@skep/remote-kit';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isWholeAnswer } from './is-complete.ts';
import { thingsIn, withLearned } from './merge-entities.ts';
import type { Thing } from './missing-things.ts';
import { isParts, withParts } from './object-path.ts';
import type { QueryRequest } from './selected-fields.ts';

interface AnswersDatabase extends DBSchema {
  answers: { key: string; value: LastAnswer; indexes: { at: Date } };
}

export interface LastAnswer {
  /** Of the operation's name and variables. */
  key: string;
  data: Record<string, unknown>;
  at: Date;
}

export interface SavedEntities {
  data: Record<string, unknown>;
  /** What of it shows elsewhere: what was deleted or moved, which the answer does not tell. */
  changes: readonly CachePatch[];
}

/** The last answers that a person got, stored in this browser for when there is no network. */
export interface LastAnswers {
  read: (key: string) => Promise<LastAnswer | undefined>;
  /** Whether it has all fields that are requested now. */
  isWhole: (data: LastAnswer['data'], query: QueryRequest) => boolean;
  write: (answer: LastAnswer) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Results of saves, in their order, are the values of the same things from then on. */
  learn: (saved: readonly SavedEntities[]) => Promise<void>;
  /** Drops answers that tell of other things of that type. */
  evictExcept: (typename: string, ids: readonly string[]) => Promise<void>;
  /** Drops what tells of these things, and takes them out of the lists of other answers. */
  evict: (things: readonly Thing[]) => Promise<void>;
  /** How many there are, and what they weigh as they were sent, before they were made small. */
  weigh: () => Promise<{ count: number; kilobytes: number }>;
  /** Whoever comes next must find nothing. */
  clear: () => Promise<void>;
}

/** As many screens as a round through the apiaries opens; the oldest leave. */
const cachedAnswersMax = 200;

/** In IndexedDB. A browser that forbids it keeps nothing, and nothing breaks. */
export function createLastAnswers(): LastAnswers {
  let opened: Promise<IDBPDatabase<AnswersDatabase>> | undefined;
  const database = () => {
    opened ??= openDB<AnswersDatabase>('skep', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('answers', { keyPath: 'key' }).createIndex('at', 'at');
      },
    });
    return opened;
  };
  return {
    read: async (key) => (await database()).get('answers', key),
    isWhole: isWholeAnswer,
    async write(answer) {
      const answers = (await database()).transaction('answers', 'readwrite').store;
      await answers.put(answer);
      const surplus = (await answers.count()) - cachedAnswersMax;
      if (surplus <= 0) return;
      for (const key of (await answers.index('at').getAllKeys()).slice(0, surplus)) await answers.delete(key);
    },
    remove: async (key) => (await database()).delete('answers', key),
    async learn(saved) {
      const parts = saved.map(({ data, changes }) => ({
        things: thingsIn(data),
        gone: changes.filter(({ kind }) => kind === 'gone' || kind === 'moved'),
      }));
      const withChanges = parts.filter(({ things, gone }) => things.length + gone.length > 0);
      if (withChanges.length === 0) return;
      // Before the transaction, which ends with the first wait for anything else. Not with the page: a first visit saves nothing.
      const { withoutDeleted } = await import('../offline-outbox/deleted-overlay.ts');
      for await (const cursor of eachAnswer(await database())) {
        const { value: answer } = cursor;
        const now = withChanges.reduce(
          (data, { things, gone }) => withoutDeleted(withLearned(data, things), gone),
          answer.data,
        );
        if (now !== answer.data) await cursor.update({ ...answer, data: now });
      }
    },
    async evictExcept(typename, ids) {
      const known = new Set(ids);
      for await (const cursor of eachAnswer(await database())) {
        if (namesOthers(cursor.value.data, typename, known)) await cursor.delete();
      }
    },
    async evict(things) {
      for await (const cursor of eachAnswer(await database())) {
        const { value: answer } = cursor;
        const now = things.reduce<LastAnswer['data'] | undefined>(
          (data, thing) => data && withoutThing(data, thing),
          answer.data,
        );
        if (now === undefined) await cursor.delete();
        else if (now !== answer.data) await cursor.update({ ...answer, data: now });
      }
    },
    async weigh() {
      const all = await (await database()).getAll('answers');
      const letters = all.reduce((sum, { data }) => sum + JSON.stringify(data).length, 0);
      return { count: all.length, kilobytes: letters / 1000 };
    },
    clear: async () => (await database()).clear('answers'),
  };
}

/** One by one: together they are 2 MB, and to look through them at once holds up a page that is being scrolled. */
function eachAnswer(database: IDBPDatabase<AnswersDatabase>) {
  return database.transaction('answers', 'readwrite').store.iterate();
}

/** Whether an answer has a thing of that type, or its id as in `hiveId`, that is not among the known. */
export function namesOthers(data: unknown, typename: string, known: ReadonlySet<string>): boolean {
  return names(data, typename, (id) => !known.has(id));
}

/**
 * A cached answer whose lists are without this thing.
 * @returns undefined where it tells of it elsewhere: without that, no screen could show it
 */
export function withoutThing(data: LastAnswer['data'], thing: Thing): LastAnswer['data'] | undefined {
  const isNamed = (value: unknown) => names(value, thing.typename, (id) => id === thing.id);
  if (!isNamed(data)) return data;
  const rest = withParts(data, (part) => withoutListed(part, thing));
  return isNamed(rest) ? undefined : rest;
}

function withoutListed(value: unknown, thing: Thing): unknown {
  if (isParts(value)) return withParts(value, (part) => withoutListed(part, thing));
  if (!Array.isArray(value)) return value;
  return value
    .filter((one) => !isParts(one) || one.__typename !== thing.typename || one.id !== thing.id)
    .map((one) => withoutListed(one, thing));
}

function names(value: unknown, typename: string, isMeant: (id: string) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((part) => names(part, typename, isMeant));
  const { __typename, id, ...parts } = value as Record<string, unknown>;
  const named = parts[`${typename.charAt(0).toLowerCase()}${typename.slice(1)}Id`];
  const ids = [__typename === typename ? id : undefined, named];
  if (ids.some((each) => typeof each === 'string' && isMeant(each))) return true;
  return Object.values(parts).some((part) => names(part, typename, isMeant));
}

/** Of this page. */
export const lastAnswers = createLastAnswers();
