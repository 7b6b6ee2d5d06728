import type { Page } from 'playwright-core';
import { until } from './until.ts';

interface StoredAnswer {
  /** Begins with the name of its query. */
  key: string;
  data: object;
}

/** What this browser keeps of answers, for when there is no network. */
export function cachedAnswers(page: Page): Promise<StoredAnswer[]> {
  return until(
    page,
    async () => {
      // Opened before the app has made it, the database would stay without its store.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'skep')) return [];
      const opened = indexedDB.open('skep');
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const read = opened.result.transaction('answers').objectStore('answers').getAll();
      await new Promise((resolve) => read.addEventListener('success', resolve));
      opened.result.close();
      return read.result as { key: string; data: object }[];
    },
    undefined,
  );
}

/**
 * Until the names of the queries whose answers this browser keeps are as wanted. Nothing that is shown waits for an
 * answer to be kept, so that a test that leaves a page at once would find it sometimes only.
 */
export async function areAnswersCached(page: Page, wanted: 'none' | { of: string }): Promise<void> {
  const isWanted = (answers: StoredAnswer[]) =>
    wanted === 'none' ? answers.length === 0 : answers.some(({ key }) => key.startsWith(`${wanted.of} `));
  while (!isWanted(await cachedAnswers(page)));
}
