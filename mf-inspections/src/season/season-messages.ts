import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/season/en.json';
import { type InspectionsMessageId, inspectionsMessages } from '../messages.ts';

/** The texts of what blooms, in addition to those of all screens. */
export const seasonMessages = joinMessages(
  inspectionsMessages,
  messageSource((language) => import(`../../locales/season/${language}.json`)),
);

export type SeasonMessageId = InspectionsMessageId | keyof typeof en;
