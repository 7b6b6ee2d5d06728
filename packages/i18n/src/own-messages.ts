import en from '../locales/en.json';
import type { MessageSource } from './messages.ts';

/** The sentences of the error catalogue, `error.<code>` and `field.<code>`; every provider has them. */
export const ownMessages: MessageSource = {
  en,
  load: async (language) => (await import(`../locales/${language}.json`)).default,
};
