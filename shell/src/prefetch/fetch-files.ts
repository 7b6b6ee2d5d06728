import { textOf } from '../page-settings.ts';

/** Has the browser fetch files that the page names, behind all that is asked for meanwhile. @param id of the element that names them */
export function fetchFiles(id: string): void {
  const urls: string[] = JSON.parse(textOf(id));
  for (const href of urls) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
}
