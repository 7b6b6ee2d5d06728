import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../locales/honey/en.json';
import { type BookMessageId, bookMessages } from './book-messages.ts';

/** The texts of lots, of what hives gave, and of the colony count. */
export const honeyMessages = joinMessages(
  bookMessages,
  messageSource((language) => import(`../locales/honey/${language}.json`)),
);

export type HoneyMessageId = BookMessageId | keyof typeof en;
