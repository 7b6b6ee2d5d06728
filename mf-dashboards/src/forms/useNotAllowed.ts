import { usePerson } from '@skep/remote-kit';
import type { ScreenState } from '@skep/ui';
import { useIntl } from './use-form-intl.ts';

/** What the pages show in place of their content to a person who may not make dashboards; undefined: they may. */
export function useNotAllowed(): ScreenState | undefined {
  const { formatMessage } = useIntl();
  if (usePerson()?.permissions.includes('dashboard')) return undefined;
  return {
    kind: 'empty',
    icon: 'dashboard',
    title: formatMessage({ id: 'dashboards.notAllowed.title' }),
    text: formatMessage({ id: 'dashboards.notAllowed.text' }),
    action: undefined,
  };
}
