import { useIsInViewport } from '@skep/ui';
import { type ReactNode, useRef } from 'react';

/** What costs the service much, and is requested only when a person scrolls to it. */
export function WhenInViewport({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isInViewport = useIsInViewport(place);
  return <div ref={place}>{isInViewport && children}</div>;
}
