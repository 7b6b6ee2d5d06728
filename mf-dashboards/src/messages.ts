import { chartMessages } from '@skep/charts/words';
import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../locales/en.json';

/** The texts of what everybody sees; the forms of owners have more. */
export const dashboardsMessages = joinMessages(
  chartMessages,
  messageSource((language) => import(`../locales/${language}.json`)),
);

export type DashboardsMessageId = keyof typeof en;
