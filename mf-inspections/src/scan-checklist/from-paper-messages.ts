import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/scan-checklist/en.json';
import { type InspectMessageId, inspectMessages } from '../inspection-form/inspect-messages.ts';

/** The texts of what is read from paper: they come with these screens. */
export const fromPaperMessages = joinMessages(
  inspectMessages,
  messageSource((language) => import(`../../locales/scan-checklist/${language}.json`)),
);

export type FromPaperMessageId = InspectMessageId | keyof typeof en;
