import { useObservable } from '@skep/remote-kit';
import { lazy, Suspense } from 'react';
import { useShell } from '../shell-context.ts';

const Dialog = lazy(async () => ({ default: (await import('./SignInAgainDialog.tsx')).SignInAgainDialog }));

/** Over the page whose work would be lost: the way back in, once the sign-in has ended. */
export function SignInAgain() {
  const hasLapsed = useObservable(useShell().session.hasLapsed);
  return (
    hasLapsed && (
      <Suspense>
        <Dialog />
      </Suspense>
    )
  );
}
