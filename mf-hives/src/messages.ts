import { messageSource } from '@skep/i18n';

/** The texts of this remote. */
export const hivesMessages = messageSource((language) => import(`../locales/${language}.json`));
