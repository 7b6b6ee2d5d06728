import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface AnswersDatabase extends DBSchema {
  answers: { key: string; value: LastAnswer; indexes: { at: Date } };
}

export interface LastAnswer {
  /** Of the operation's name and variables. */
  key: string;
  data: Record<string, unknown>;
  at: Date;
}

/** The last answers that a person got, kept in this browser for when there is no network. */
export interface LastAnswers {
  read: (key: string) => Promise<LastAnswer | undefined>;
  write: (answer: LastAnswer) => Promise<void>;
  /** Whoever comes next must find nothing. */
  clear: () => Promise<void>;
}

/** As many screens as a round through the apiaries opens; the oldest leave. */
const answersKept = 200;

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
    async write(answer) {
      const answers = (await database()).transaction('answers', 'readwrite').store;
      await answers.put(answer);
      const surplus = (await answers.count()) - answersKept;
      if (surplus <= 0) return;
      for (const key of (await answers.index('at').getAllKeys()).slice(0, surplus)) await answers.delete(key);
    },
    clear: async () => (await database()).clear('answers'),
  };
}

/** Of this page. */
export const lastAnswers = createLastAnswers();
