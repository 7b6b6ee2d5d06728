import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/season-report/en.json';
import { type HoneyMessageId, honeyMessages } from '../honey-messages.ts';
import { miteCurveMessages } from '../mites/mite-curve-messages.ts';

/** The texts of the report of a season, which has parts of honey and of mites. */
export const reportMessages = joinMessages(
  honeyMessages,
  miteCurveMessages,
  messageSource((language) => import(`../../locales/season-report/${language}.json`)),
);

export type ReportMessageId = HoneyMessageId | keyof typeof en;
