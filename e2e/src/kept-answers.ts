import type { Page } from 'playwright-core';
import { until } from './until.ts';

/**
 * Until the names of the queries whose answers this browser keeps are as wanted. Nothing that is shown waits for an
 * answer to be kept, so that a test that leaves a page at once would find it sometimes only.
 */
export async function answersAreKept(page: Page, isWanted: 'none' | { of: string }): Promise<void> {
  await until(
    page,
    async (wanted) => {
      // Opened before the app has made it, the database would stay without its store.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'skep')) return wanted === 'none';
      const opened = indexedDB.open('skep');
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const read = opened.result.transaction('answers').objectStore('answers').getAllKeys();
      await new Promise((resolve) => read.addEventListener('success', resolve));
      opened.result.close();
      const keys = read.result.map(String);
      return wanted === 'none' ? keys.length === 0 : keys.some((key) => key.startsWith(`${wanted.of} `));
    },
    isWanted,
  );
}
