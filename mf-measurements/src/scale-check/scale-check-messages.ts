import { chartMessages } from '@skep/charts/words';
import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/scale-check/en.json';
import { type MeasurementsMessageId, measurementsMessages } from '../messages.ts';

/** The texts about the health of a scale, which its page and the page of its device show. */
export const scaleCheckMessages = joinMessages(
  measurementsMessages,
  chartMessages,
  messageSource((language) => import(`../../locales/scale-check/${language}.json`)),
);

export type ScaleCheckMessageId = MeasurementsMessageId | keyof typeof en;
