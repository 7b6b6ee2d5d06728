import { fetchFiles } from '../prefetch/fetch-files.ts';

/** While somebody types, the browser fetches what they will see next. Nothing of it is loaded before. */
export function fetchAppAhead(page: HTMLElement): void {
  page.addEventListener('focusin', () => fetchFiles('skep-next'), { once: true });
}
