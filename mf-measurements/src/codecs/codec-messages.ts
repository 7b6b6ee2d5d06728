import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/codecs/en.json';
import { type MeasurementsMessageId, measurementsMessages } from '../messages.ts';

/** The texts about codecs: they come with the pages that name one. */
export const codecMessages = joinMessages(
  measurementsMessages,
  messageSource((language) => import(`../../locales/codecs/${language}.json`)),
);

export type CodecMessageId = MeasurementsMessageId | keyof typeof en;
