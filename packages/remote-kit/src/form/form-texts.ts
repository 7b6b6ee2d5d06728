import { messageSource } from '@skep/i18n';

/** The words of every form, for the texts of a screen with one: they come with it, not with the kit. */
export const formTexts = messageSource((language) => import(`../../locales/form/${language}.json`));
