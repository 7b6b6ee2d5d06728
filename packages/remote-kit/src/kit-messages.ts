import { messageSource } from '@skep/i18n';

/** The kit's own few texts. */
export const kitMessages = messageSource((language) => import(`../locales/${language}.json`));
