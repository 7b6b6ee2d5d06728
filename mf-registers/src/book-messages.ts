import { joinMessages, messageSource } from '@skep/i18n';
import { type FormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import type en from '../locales/entries/en.json';
import { type RegistersMessageId, registersMessages } from './messages.ts';

/** The texts of the screens. */
export const bookMessages = joinMessages(
  registersMessages,
  formTexts,
  messageSource((language) => import(`../locales/entries/${language}.json`)),
);

export type BookMessageId = FormMessageId | RegistersMessageId | keyof typeof en;
