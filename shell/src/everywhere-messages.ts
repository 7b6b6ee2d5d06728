import { messageSource } from '@skep/i18n';

/**
 * Texts of the app that the account pages show as well. Apart from all others: whoever imports a file has its texts in
 * the build, used or not.
 */
export const everywhereMessages = messageSource(
  (language) => import(`../locales/everywhere/${language}.json`),
);
