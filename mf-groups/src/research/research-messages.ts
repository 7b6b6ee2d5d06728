import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/research/en.json';
import { type GroupsMessageId, groupsMessages } from '../messages.ts';

/** The texts of research: they come with its screen. */
export const researchMessages = joinMessages(
  groupsMessages,
  messageSource((language) => import(`../../locales/research/${language}.json`)),
);

export type ResearchMessageId = GroupsMessageId | keyof typeof en;
