import { notFoundState } from '@skep/remote-kit';
import type { ScreenState } from '@skep/ui';
import { useIntl } from './use-form-intl.ts';

/** The state of a screen about one apiary or hive: one that is gone, or somebody else's, is reported in words. */
export function useNotThereState(state: ScreenState, missing: 'apiary' | 'hive' | false): ScreenState {
  const { formatMessage } = useIntl();
  return notFoundState(state, missing !== false, {
    title: formatMessage({ id: `hives.notFoundTitle.${missing || 'hive'}` }),
    text: formatMessage({ id: 'hives.notFoundText' }),
    link: { to: '/', label: formatMessage({ id: 'hives.toAllHives' }) },
  });
}
