import { textOf } from '../page-settings.ts';

/** Has the browser fetch the files of an element of the page, after all that is requested meanwhile. @param id its id */
export function fetchFiles(id: string): void {
  const urls: string[] = JSON.parse(textOf(id));
  for (const href of urls) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
}
