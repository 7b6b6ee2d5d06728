import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far out of sight something is drawn, so that it is there before it comes into sight. */
const aheadPx = 600;

/**
 * Whether something has come near to what is seen, or is about to be printed: from then on it stays drawn.
 * @param isLazy false: it is drawn wherever it is. Default: true
 */
export function useIsInViewport(element: RefObject<Element | null>, isLazy = true): boolean {
  const [isInViewport, setIsInViewport] = useState(
    () => !isLazy || typeof IntersectionObserver === 'undefined',
  );
  useEffect(() => {
    if (isInViewport || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          startTransition(() => setIsInViewport(true));
      },
      { rootMargin: `${aheadPx}px` },
    );
    observer.observe(element.current);
    const draw = () => flushSync(() => setIsInViewport(true));
    window.addEventListener('beforeprint', draw);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, [element, isInViewport]);
  return isInViewport;
}
