import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/from-paper/en.json';
import { type InspectMessageId, inspectMessages } from '../inspection/inspect-messages.ts';

/** The texts of what is read from paper: they come with these screens. */
export const fromPaperMessages = joinMessages(
  inspectMessages,
  messageSource((language) => import(`../../locales/from-paper/${language}.json`)),
);

export type FromPaperMessageId = InspectMessageId | keyof typeof en;
