import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/notifications/en.json';
import { type SecurityMessageId, securityMessages } from '../security/security-messages.ts';

/** With those of the security page, which also shows devices and secrets. */
export const notificationMessages = joinMessages(
  securityMessages,
  messageSource((language) => import(`../../locales/notifications/${language}.json`)),
);

export type NotificationMessageId = SecurityMessageId | keyof typeof en;
