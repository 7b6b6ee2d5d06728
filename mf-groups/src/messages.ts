import { joinMessages, messageSource } from '@skep/i18n';
import { type FormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import type en from '../locales/en.json';

/** The texts of this remote. */
export const groupsMessages = joinMessages(
  formTexts,
  messageSource((language) => import(`../locales/${language}.json`)),
);

export type GroupsMessageId = FormMessageId | keyof typeof en;
