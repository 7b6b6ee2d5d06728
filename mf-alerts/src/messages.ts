import { messageSource } from '@skep/i18n';
import type en from '../locales/en.json';

/** What the shell says of this remote. */
export const alertsMessages = messageSource((language) => import(`../locales/${language}.json`));

export type AlertsMessageId = keyof typeof en;
