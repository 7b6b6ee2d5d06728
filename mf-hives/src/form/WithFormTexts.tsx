import { joinMessages } from '@skep/i18n';
import { RemoteProviders, remoteMessages, useServices } from '@skep/remote-kit';
import type { ReactNode } from 'react';
import en from '../../locales/forms/en.json';
import { hivesMessages } from '../messages.ts';

/** The texts of the forms of apiaries and hives: they come with these screens, not with the first visit. */
const messages = remoteMessages(
  joinMessages(hivesMessages, {
    en,
    load: async (language) => (await import(`../../locales/forms/${language}.json`)).default,
  }),
);

/** Gives a form the texts of `locales/forms` beside those of the remote. */
export function WithFormTexts({ children }: { children: ReactNode }) {
  return (
    <RemoteProviders services={useServices()} messages={messages}>
      {children}
    </RemoteProviders>
  );
}
