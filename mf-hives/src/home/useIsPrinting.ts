import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True from the moment before the page is printed: what is drawn for it then is on paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    window.addEventListener('beforeprint', () => flushSync(() => setIsPrinting(true)), { signal });
    window.addEventListener('afterprint', () => setIsPrinting(false), { signal });
    return () => watch.abort();
  }, []);
  return isPrinting;
}
