import { messageSource } from '@skep/i18n';
import type en from '../../locales/weight/en.json';

/** The texts of the bees' weight, which come with the charts. */
export const weightMessages = messageSource((language) => import(`../../locales/weight/${language}.json`));

export type WeightMessageId = keyof typeof en;
