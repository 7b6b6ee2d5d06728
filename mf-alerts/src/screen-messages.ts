import { type ChartMessageId, chartMessages } from '@skep/charts/words';
import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../locales/alerts/en.json';
import { type AlertsMessageId, alertsMessages } from './messages.ts';

/** The texts of these screens; home shows none of them. */
export const screenMessages = joinMessages(
  alertsMessages,
  // For the curve around an alert.
  chartMessages,
  messageSource((language) => import(`../locales/alerts/${language}.json`)),
);

export type ScreenMessageId = AlertsMessageId | ChartMessageId | keyof typeof en;
