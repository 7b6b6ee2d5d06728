import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/select/en.json';
import { type FormMessageId, formMessages } from '../form/form-messages.ts';

/** The texts of what is done to many hives: they come with it, not with the first visit. */
export const selectMessages = joinMessages(
  formMessages,
  messageSource((language) => import(`../../locales/select/${language}.json`)),
);

export type SelectMessageId = FormMessageId | keyof typeof en;
