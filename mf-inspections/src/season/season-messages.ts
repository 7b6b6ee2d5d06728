import { joinMessages, messageSource } from '@skep/i18n';
import type en from '../../locales/season/en.json';
import { type InspectionsMessageId, inspectionsMessages } from '../messages.ts';

/** The texts of the season alone. */
export const seasonTexts = messageSource((language) => import(`../../locales/season/${language}.json`));

/** The texts of what blooms, in addition to those of all screens. */
export const seasonMessages = joinMessages(inspectionsMessages, seasonTexts);

export type SeasonTextId = keyof typeof en;
export type SeasonMessageId = InspectionsMessageId | SeasonTextId;
