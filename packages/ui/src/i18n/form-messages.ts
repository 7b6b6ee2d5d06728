import { messageSource } from '@skep/i18n';

/** Words of fields that no first visit shows. They come with the texts of forms. */
export const uiFormMessages = messageSource((language) => import(`../../locales/form/${language}.json`));
