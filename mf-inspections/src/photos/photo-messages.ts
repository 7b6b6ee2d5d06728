import { joinMessages, messageSource } from '@skep/i18n';
import { type FormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import type en from '../../locales/photos/en.json';

/** Texts of photos: they come when an item is answered by some. */
export const photoMessages = joinMessages(
  formTexts,
  messageSource((language) => import(`../../locales/photos/${language}.json`)),
);

export type PhotoMessageId = FormMessageId | keyof typeof en;
