import { joinMessages, messageSource } from '@skep/i18n';
import { formTexts } from '@skep/remote-kit/form-texts';

/** The texts of this remote. */
export const measurementsMessages = joinMessages(
  formTexts,
  messageSource((language) => import(`../locales/${language}.json`)),
);
