import { joinMessages, type MessageSource } from '@skep/i18n';
import { RemoteProviders, remoteMessages, useServices } from '@skep/remote-kit';
import type { ReactNode } from 'react';
import en from '../../locales/status/en.json';
import { shellMessages } from '../messages.ts';

const own: MessageSource = {
  en,
  load: async (language) => (await import(`../../locales/status/${language}.json`)).default,
};

const messages = remoteMessages(joinMessages(shellMessages, own));

/** The texts of the status page: they come with it, not with the shell. */
export function WithStatusTexts({ children }: { children: ReactNode }) {
  return (
    <RemoteProviders services={useServices()} messages={messages}>
      {children}
    </RemoteProviders>
  );
}
