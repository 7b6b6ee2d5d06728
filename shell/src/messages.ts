import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import type en from '../locales/en.json';
import { type EverywhereMessageId, everywhereMessages } from './everywhere-messages.ts';

/** The shell's own texts. */
export const shellMessages = joinMessages(
  everywhereMessages,
  messageSource((language) => import(`../locales/${language}.json`)),
);

/** All texts of the page around the remotes. */
export const appMessages = remoteMessages(shellMessages);

export type ShellMessageId = EverywhereMessageId | keyof typeof en;
