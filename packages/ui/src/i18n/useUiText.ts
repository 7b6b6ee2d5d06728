import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type en from '../../locales/en.json';
import type formEn from '../../locales/form/en.json';

export type UiMessageId = keyof typeof en | keyof typeof formEn;

/** Words of the design system, which the page's provider brings. */
export function useUiText(): (id: UiMessageId, values?: Record<string, string | number>) => string {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
