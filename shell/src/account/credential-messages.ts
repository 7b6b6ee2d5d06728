import { messageSource } from '@skep/i18n';

/** Texts of passwords and codes, for whatever page asks for one. */
export const credentialMessages = messageSource(
  (language) => import(`../../locales/credentials/${language}.json`),
);
