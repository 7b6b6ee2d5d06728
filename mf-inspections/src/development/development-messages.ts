import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/development/en.json';
import { type InspectionsMessageId, inspectionsMessages } from '../messages.ts';

/** The texts of how colonies have developed. */
export const developmentMessages = joinMessages(
  inspectionsMessages,
  messageSource((language) => import(`../../locales/development/${language}.json`)),
);

export type DevelopmentMessageId = InspectionsMessageId | keyof typeof en;
