import { messageSource } from '@skep/i18n';

/** Words of forms without hives and colours, such as on the account pages. */
export const plainFormTexts = messageSource((language) => import(`../../locales/form/${language}.json`));
