import { type ChartMessageId, chartMessages } from '@skep/charts/words';
import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/charts/en.json';
import { type MeasurementsMessageId, measurementsMessages } from '../messages.ts';
import { type WeatherMessageId, weatherMessages } from '../weather/weather-messages.ts';
import { weightMessages } from '../weight/weight-messages.ts';

/** The texts of charts: they come with these screens, not with the lists of devices. */
export const dataMessages = joinMessages(
  measurementsMessages,
  chartMessages,
  weatherMessages,
  messageSource((language) => import(`../../locales/charts/${language}.json`)),
  weightMessages,
);

export type DataMessageId = MeasurementsMessageId | ChartMessageId | WeatherMessageId | keyof typeof en;
