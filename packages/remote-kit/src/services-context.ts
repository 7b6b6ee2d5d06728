import { createContext, useContext } from 'react';
import type { ShellServices } from './services.ts';

export const ServicesContext = createContext<ShellServices | undefined>(undefined);

/** What the shell lends to this remote. @throws outside of a remote's own tree */
export function useServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices is used outside of a remote: draw it inside RemoteRoot.');
  return services;
}
