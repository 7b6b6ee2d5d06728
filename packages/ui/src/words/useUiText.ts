import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import en from '../../locales/en.json';

export type UiMessageId = keyof typeof en;

/** Words of the design system. English where the page's provider does not bring them. */
export function useUiText(): (id: UiMessageId, values?: Record<string, string | number>) => string {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id, defaultMessage: en[id] }, values), [intl]);
}
