import { ScreenStates } from '@skep/ui';
import { useIntl } from 'react-intl';

/** In place of a screen that threw. */
export function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ScreenStates
      state={{
        kind: 'error',
        title: formatMessage({ id: 'kit.broken.title' }),
        text: formatMessage({ id: 'kit.broken.text' }),
        retryLabel: formatMessage({ id: 'kit.retry' }),
        onRetry,
      }}
    >
      {null}
    </ScreenStates>
  );
}
