import { joinMessages, messageSource } from '@skep/i18n';
import { type FormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import type en from '../../locales/inputs/en.json';

/** Texts of inputs that few checklists have: they come when one of them is shown. */
export const inputMessages = joinMessages(
  formTexts,
  messageSource((language) => import(`../../locales/inputs/${language}.json`)),
);

export type InputMessageId = FormMessageId | keyof typeof en;
