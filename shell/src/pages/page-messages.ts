import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import { shellMessages } from '../messages.ts';

/** The texts of pages that few people open: they come with the first of these pages, not with the shell. */
export const pageMessages = remoteMessages(
  joinMessages(
    shellMessages,
    messageSource((language) => import(`../../locales/pages/${language}.json`)),
  ),
);
