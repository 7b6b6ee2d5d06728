import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/record-cards/en.json';
import { type BookMessageId, bookMessages } from '../book-messages.ts';

/** The texts of record cards: they come with them, not with the first visit. */
export const cardMessages = joinMessages(
  bookMessages,
  messageSource((language) => import(`../../locales/record-cards/${language}.json`)),
);

export type CardMessageId = BookMessageId | keyof typeof en;
