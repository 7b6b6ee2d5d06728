import { messageSource } from '@skep/i18n';

/** The few words of the design system itself, for the provider of the page's texts. */
export const uiMessages = messageSource((language) => import(`../../locales/${language}.json`));
