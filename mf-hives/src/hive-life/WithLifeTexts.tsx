import { joinMessages } from '@skep/i18n';
import { RemoteProviders, remoteMessages, useServices } from '@skep/remote-kit';
import type { ReactNode } from 'react';
import en from '../../locales/life/en.json';
import { formMessages } from '../form/form-messages.ts';

/** The texts of colonies and queens: they come with these screens, not with the first visit. */
const messages = remoteMessages(
  joinMessages(formMessages, {
    en,
    load: async (language) => (await import(`../../locales/life/${language}.json`)).default,
  }),
);

/** Gives a screen the texts of `locales/life` beside those of all forms. */
export function WithLifeTexts({ children }: { children: ReactNode }) {
  return (
    <RemoteProviders services={useServices()} messages={messages}>
      {children}
    </RemoteProviders>
  );
}
