import { messageSource } from '@skep/i18n';
import type en from '../locales/everywhere/en.json';

/**
 * Texts of the app that the account pages show as well. Apart from all others: whoever imports a file has its texts in
 * the build, used or not.
 */
export const everywhereMessages = messageSource(
  (language) => import(`../locales/everywhere/${language}.json`),
);

export type EverywhereMessageId = keyof typeof en;
