import { joinMessages, messageSource } from '@skep/i18n';
import { type FormMessageId, formTexts } from '@skep/remote-kit/form-texts';
import type en from '../../locales/rules/en.json';
import { type ScreenMessageId, screenMessages } from '../screen-messages.ts';

/** The texts of a rule's form, in addition to those of the lists. */
export const ruleFormMessages = joinMessages(
  screenMessages,
  formTexts,
  messageSource((language) => import(`../../locales/rules/${language}.json`)),
);

export type RuleFormMessageId = ScreenMessageId | FormMessageId | keyof typeof en;
