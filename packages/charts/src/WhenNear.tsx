import { type ReactNode, useRef } from 'react';
import { useIsNear } from './useIsNear.ts';

/** What costs the service much, and is asked for by whoever scrolls to it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return <div ref={place}>{isNear && children}</div>;
}
