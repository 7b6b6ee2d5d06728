import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/colony-history/en.json';
import { type FormMessageId, formMessages } from '../form/form-messages.ts';

/** The texts of the life of a colony and of queens: they come with these screens, not with the first visit. */
export const lifeMessages = joinMessages(
  formMessages,
  messageSource((language) => import(`../../locales/colony-history/${language}.json`)),
);

export type LifeMessageId = FormMessageId | keyof typeof en;
