import { RemoteProviders, useServices } from '@skep/remote-kit';
import type { ReactNode } from 'react';
import { pageMessages } from './page-messages.ts';

/** Gives a page the texts of `locales/pages` beside those of the shell. */
export function WithPageTexts({ children }: { children: ReactNode }) {
  return (
    <RemoteProviders services={useServices()} messages={pageMessages}>
      {children}
    </RemoteProviders>
  );
}
