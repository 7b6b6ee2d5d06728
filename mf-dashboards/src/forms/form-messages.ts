import { joinMessages, messageSource } from '@skep/i18n';
import { type FormMessageId as AnyFormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import type en from '../../locales/forms/en.json';
import { type DashboardsMessageId, dashboardsMessages } from '../messages.ts';

/** The texts of the screens of owners: they come with these. */
export const formMessages = joinMessages(
  dashboardsMessages,
  formTexts,
  messageSource((language) => import(`../../locales/forms/${language}.json`)),
);

export type FormMessageId = AnyFormMessageId | DashboardsMessageId | keyof typeof en;
