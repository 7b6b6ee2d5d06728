import { joinMessages, type MessageSource } from '@skep/i18n';
import { RemoteProviders, remoteMessages, useServices } from '@skep/remote-kit';
import type { ReactNode } from 'react';
import en from '../../locales/profile/en.json';
import { shellMessages } from '../messages.ts';

/** The texts of the profile: they come with its page, not with the shell. */
export const profileMessages: MessageSource = joinMessages(shellMessages, {
  en,
  load: async (language) => (await import(`../../locales/profile/${language}.json`)).default,
});

const messages = remoteMessages(profileMessages);

/** Gives the page these texts beside those of the shell. */
export function WithProfileTexts({ children }: { children: ReactNode }) {
  return (
    <RemoteProviders services={useServices()} messages={messages}>
      {children}
    </RemoteProviders>
  );
}
