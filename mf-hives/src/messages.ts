import { messageSource } from '@skep/i18n';
import type en from '../locales/en.json';

export const hivesMessages = messageSource((language) => import(`../locales/${language}.json`));

export type HivesMessageId = keyof typeof en;
