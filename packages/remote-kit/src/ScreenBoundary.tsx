import { ScreenStates } from '@skep/ui';
import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { isMissingFile } from './lazy-screen.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { SlowPage } from './SlowPage.tsx';
import { useServices } from './services-context.ts';

export interface ScreenBoundaryProps {
  /** A new value, as the path, draws the screen afresh. */
  resetKey: string;
  children: ReactNode;
}

/** A screen that is on its way shows that it loads; one that throws becomes a card, and the shell hears of it. */
export function ScreenBoundary({ resetKey, children }: ScreenBoundaryProps) {
  const { telemetry, pageReload } = useServices();

  function report(error: Error) {
    telemetry.report({ code: 'unexpected', message: error.message });
    if (isMissingFile(error)) pageReload.once();
  }

  return (
    <RemoteErrorBoundary
      resetKey={resetKey}
      onError={report}
      // A file that is gone comes with the page's next reload, and never by asking for it again.
      fallback={(retry, error) => <BrokenScreen onRetry={isMissingFile(error) ? pageReload.now : retry} />}
    >
      {/* One for each page: the same one would go on showing the page that was left while the next is on its way. */}
      <Suspense key={resetKey} fallback={<SlowPage />}>
        {children}
      </Suspense>
    </RemoteErrorBoundary>
  );
}

function BrokenScreen({ onRetry }: { onRetry: () => void }) {
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
