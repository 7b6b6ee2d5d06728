import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/new-inspection/en.json';
import { type InspectionsMessageId, inspectionsMessages } from '../messages.ts';

/** The texts of inspecting: of the form, of many hives and of what was seen last time. Lists show none of them. */
export const inspectMessages = joinMessages(
  inspectionsMessages,
  messageSource((language) => import(`../../locales/new-inspection/${language}.json`)),
);

export type InspectMessageId = InspectionsMessageId | keyof typeof en;
