import { messageSource } from '@skep/i18n';

export const homeScreenMessages = messageSource(
  (language) => import(`../../locales/home-screen/${language}.json`),
);
