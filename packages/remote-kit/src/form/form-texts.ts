import { joinMessages } from '@skep/i18n';
import { fieldMessages } from '@skep/i18n/form-texts';
import { uiFormMessages } from '@skep/ui/form-texts';
import type en from '../../locales/form/en.json';
import { plainFormTexts } from './plain-form-texts.ts';

// A module of its own: a page that takes it alone loads no other texts.
export { plainFormTexts } from './plain-form-texts.ts';

/** The words of every form, for the texts of a screen with one: they come with it, not with the kit. */
export const formTexts = joinMessages(fieldMessages, uiFormMessages, plainFormTexts);

export type FormMessageId = keyof typeof en;
