import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../locales/mites/en.json';
import { type BookMessageId, bookMessages } from './book-messages.ts';

/** The texts of the screens about mites. */
export const miteMessages = joinMessages(
  bookMessages,
  messageSource((language) => import(`../locales/mites/${language}.json`)),
);

export type MiteMessageId = BookMessageId | keyof typeof en;
