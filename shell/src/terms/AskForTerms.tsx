import { useObservable, usePerson } from '@skep/remote-kit';
import { lazy, Suspense } from 'react';
import { useShell } from '../shell-context.ts';

const Dialog = lazy(async () => ({ default: (await import('./NewTermsDialog.tsx')).NewTermsDialog }));

/** Asks once a visit for consent to terms that are newer than those that the person has accepted. */
export function AskForTerms() {
  const isOpen = useObservable(useShell().hasNewTerms);
  return (
    usePerson() &&
    isOpen && (
      <Suspense>
        <Dialog />
      </Suspense>
    )
  );
}
