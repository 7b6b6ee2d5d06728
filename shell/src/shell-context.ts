import { createContext, useContext } from 'react';
import type { ShellParts } from './shell-parts.ts';

export const ShellContext = createContext<ShellParts | undefined>(undefined);

/** The shell's own parts, for its own screens; a remote gets `ShellServices` and no more. */
export function useShell(): ShellParts {
  const parts = useContext(ShellContext);
  if (!parts) throw new Error('useShell is used outside of the shell.');
  return parts;
}
