import { type MessageSource, messageSource, type TypedIntl } from '@skep/i18n';
import { useIntl as useAnyIntl } from 'react-intl';
import type en from '../locales/en.json';

/** The few words of charts themselves; who draws them has these among their texts. */
export const chartMessages: MessageSource = messageSource(
  (language) => import(`../locales/${language}.json`),
);

export type ChartMessageId = keyof typeof en;

export const useIntl: () => TypedIntl<ChartMessageId> = useAnyIntl;
