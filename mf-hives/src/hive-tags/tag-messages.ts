import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/tags/en.json';
import { type FormMessageId, formMessages } from '../form/form-messages.ts';

/** The texts of hive tags: they come with these screens, not with the first visit. */
export const tagMessages = joinMessages(
  formMessages,
  messageSource((language) => import(`../../locales/tags/${language}.json`)),
);

export type TagMessageId = FormMessageId | keyof typeof en;
