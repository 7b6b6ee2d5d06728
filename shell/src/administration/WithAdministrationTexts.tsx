import { joinMessages, type MessageSource } from '@skep/i18n';
import { RemoteProviders, remoteMessages, useServices } from '@skep/remote-kit';
import type { ReactNode } from 'react';
import en from '../../locales/administration/en.json';
import { shellMessages } from '../messages.ts';

/** The texts of admins and translators: they come with their pages, not with the shell. */
export const administrationMessages: MessageSource = joinMessages(shellMessages, {
  en,
  load: async (language) => (await import(`../../locales/administration/${language}.json`)).default,
});

const messages = remoteMessages(administrationMessages);

/** Gives a page these texts beside those of the shell. */
export function WithAdministrationTexts({ children }: { children: ReactNode }) {
  return (
    <RemoteProviders services={useServices()} messages={messages}>
      {children}
    </RemoteProviders>
  );
}
