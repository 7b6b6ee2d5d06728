import { RemoteProviders, remoteMessages, useServices } from '@skep/remote-kit';
import type { ReactNode } from 'react';
import { formMessages } from './form-messages.ts';

const messages = remoteMessages(formMessages);

/** Gives a screen the texts of `locales/forms` beside those of the remote. */
export function WithFormTexts({ children }: { children: ReactNode }) {
  return (
    <RemoteProviders services={useServices()} messages={messages}>
      {children}
    </RemoteProviders>
  );
}
