import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';

/** Texts of the app that the account pages show as well: those load nothing else of the app. */
export const everywhereMessages = messageSource(
  (language) => import(`../locales/everywhere/${language}.json`),
);

/** The shell's own texts. */
export const shellMessages = joinMessages(
  everywhereMessages,
  messageSource((language) => import(`../locales/${language}.json`)),
);

/** All texts of the page around the remotes. */
export const appMessages = remoteMessages(shellMessages);
