import { messageSource } from './messages.ts';

/** The sentences of the error catalogue, `error.<code>` and most of `field.<code>`; every provider has them. */
export const ownMessages = messageSource((language) => import(`../locales/${language}.json`));
