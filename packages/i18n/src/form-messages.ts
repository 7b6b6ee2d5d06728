import { messageSource } from './messages.ts';

/** The sentences of the catalogue that only forms show, `field.<code>`. They come with the texts of forms. */
export const fieldMessages = messageSource((language) => import(`../locales/form/${language}.json`));
