import { joinMessages } from '@skep/i18n';
import { RemoteProviders, remoteMessages, useServices } from '@skep/remote-kit';
import type { ReactNode } from 'react';
import en from '../../locales/life/en.json';
import { hivesMessages } from '../messages.ts';

/** The texts of colonies and queens: they come with these screens, not with the first visit. */
const messages = remoteMessages(
  joinMessages(hivesMessages, {
    en,
    load: async (language) => (await import(`../../locales/life/${language}.json`)).default,
  }),
);

/** Gives a screen the texts of `locales/life` beside those of the remote. */
export function WithLifeTexts({ children }: { children: ReactNode }) {
  return (
    <RemoteProviders services={useServices()} messages={messages}>
      {children}
    </RemoteProviders>
  );
}
