import { useEffect } from 'react';

/** Names an account page in the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Skep`;
  }, [title]);
}
