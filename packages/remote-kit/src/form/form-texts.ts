import { joinMessages, messageSource } from '@skep/i18n';
import { fieldMessages } from '@skep/i18n/form-texts';
import { uiFormMessages } from '@skep/ui/form-texts';
import type en from '../../locales/form/en.json';

/** The words of every form, for the texts of a screen with one: they come with it, not with the kit. */
export const formTexts = joinMessages(
  fieldMessages,
  uiFormMessages,
  messageSource((language) => import(`../../locales/form/${language}.json`)),
);

export type FormMessageId = keyof typeof en;
