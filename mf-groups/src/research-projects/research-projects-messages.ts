import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/research-projects/en.json';
import { type GroupsMessageId, groupsMessages } from '../messages.ts';

/** The texts of a page for admins: they come with it. */
export const researchProjectsMessages = joinMessages(
  groupsMessages,
  messageSource((language) => import(`../../locales/research-projects/${language}.json`)),
);

export type ResearchProjectsMessageId = GroupsMessageId | keyof typeof en;
