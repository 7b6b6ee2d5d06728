import { useIsNear } from '@skep/ui';
import { type ReactNode, useRef } from 'react';

/** What costs the service much, and is asked for by whoever scrolls to it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return <div ref={place}>{isNear && children}</div>;
}
