import { messageSource } from '@skep/i18n';
import type en from '../../locales/credentials/en.json';

/** Texts of passwords and codes, for whatever page asks for one. */
export const credentialMessages = messageSource(
  (language) => import(`../../locales/credentials/${language}.json`),
);

export type CredentialMessageId = keyof typeof en;
