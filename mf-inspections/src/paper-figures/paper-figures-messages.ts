import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/paper-figures/en.json';
import { type InspectionsMessageId, inspectionsMessages } from '../messages.ts';

/** The texts of a page for admins: they come with it. */
export const paperFiguresMessages = joinMessages(
  inspectionsMessages,
  messageSource((language) => import(`../../locales/paper-figures/${language}.json`)),
);

export type PaperFiguresMessageId = InspectionsMessageId | keyof typeof en;
