import { joinMessages, messageSource } from '@skep/i18n';
import { type FormMessageId as EveryFormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import type en from '../../locales/forms/en.json';
import { type HivesMessageId, hivesMessages } from '../messages.ts';

/** The texts of every screen but home, in addition to those of the remote: these screens load them, not the first visit. */
export const formMessages = joinMessages(
  hivesMessages,
  formTexts,
  messageSource((language) => import(`../../locales/forms/${language}.json`)),
);

export type FormMessageId = HivesMessageId | EveryFormMessageId | keyof typeof en;
