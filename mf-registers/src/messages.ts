import { messageSource } from '@skep/i18n';
import type en from '../locales/en.json';

/** The texts of the navigation; the screens have more. */
export const registersMessages = messageSource((language) => import(`../locales/${language}.json`));

export type RegistersMessageId = keyof typeof en;
