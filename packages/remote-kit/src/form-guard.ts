import { useEffect, useState } from 'react';
import { useUnsavedChanges } from './service-hooks.ts';

/**
 * Guards unsaved work, and leaves once it is saved: the guard is lifted first, so that saved work needs
 * no confirmation.
 */
export function useFormGuard(isDirty: boolean): { leave: (go: () => void) => void } {
  const [departure, setDeparture] = useState<{ go: () => void }>();
  useUnsavedChanges(isDirty && departure === undefined);

  // After the effect above, which tells the shell.
  useEffect(() => {
    departure?.go();
  }, [departure]);

  return { leave: (go) => setDeparture({ go }) };
}
