import { createContext, useContext } from 'react';
import type { ShellContainer } from './shell-container.ts';

export const ShellContext = createContext<ShellContainer | undefined>(undefined);

/** The shell's own parts, for its own screens; a remote gets `ShellServices` and no more. */
export function useShell(): ShellContainer {
  const parts = useContext(ShellContext);
  if (!parts) throw new Error('useShell is used outside of the shell.');
  return parts;
}
