import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/health/en.json';
import { type MeasurementsMessageId, measurementsMessages } from '../messages.ts';

/** The texts of a page for admins: they come with it. */
export const healthMessages = joinMessages(
  measurementsMessages,
  messageSource((language) => import(`../../locales/health/${language}.json`)),
);

export type HealthMessageId = MeasurementsMessageId | keyof typeof en;
