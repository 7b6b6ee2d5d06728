import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/sharing/en.json';
import { type HivesMessageId, hivesMessages } from '../messages.ts';

/** The texts of invitations and of places of shared hives: they come with them, not with the first visit. */
export const sharingMessages = joinMessages(
  hivesMessages,
  messageSource((language) => import(`../../locales/sharing/${language}.json`)),
);

export type SharingMessageId = HivesMessageId | keyof typeof en;
