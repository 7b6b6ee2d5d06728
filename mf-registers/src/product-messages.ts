import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../locales/products/en.json';
import { type BookMessageId, bookMessages } from './book-messages.ts';

/** The texts of the list of what somebody treats with. */
export const productMessages = joinMessages(
  bookMessages,
  messageSource((language) => import(`../locales/products/${language}.json`)),
);

export type ProductMessageId = BookMessageId | keyof typeof en;
