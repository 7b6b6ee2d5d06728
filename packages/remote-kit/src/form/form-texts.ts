import { messageSource } from '@skep/i18n';
import type en from '../../locales/form/en.json';

/** The words of every form, for the texts of a screen with one: they come with it, not with the kit. */
export const formTexts = messageSource((language) => import(`../../locales/form/${language}.json`));

export type FormMessageId = keyof typeof en;
