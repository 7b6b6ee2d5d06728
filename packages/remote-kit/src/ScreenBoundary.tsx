import { type ReactNode, Suspense } from 'react';
import { BrokenScreen } from './BrokenScreen.tsx';
import { ChunkErrorScreen } from './ChunkErrorScreen.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { isMissingFile } from './lazy-screen.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { useServices } from './services-context.ts';

export interface ScreenBoundaryProps {
  /** A new value, as the path, draws the screen afresh. */
  resetKey: string;
  children: ReactNode;
}

/** A screen that is on its way shows that it loads; one that throws becomes a card, and the shell hears of it. */
export function ScreenBoundary({ resetKey, children }: ScreenBoundaryProps) {
  const { telemetry } = useServices();

  function report(error: Error) {
    // Of a version that is as it should be the files do not come either where there is no network.
    if (isMissingFile(error) && !navigator.onLine) return;
    telemetry.report({ code: 'unexpected', message: error.message });
  }

  return (
    <RemoteErrorBoundary
      resetKey={resetKey}
      onError={report}
      fallback={(retry, error) =>
        isMissingFile(error) ? <ChunkErrorScreen /> : <BrokenScreen onRetry={retry} />
      }
    >
      {/* One for each page: the same one would go on showing the page that was left while the next is on its way. */}
      <Suspense key={resetKey} fallback={<LoadingPage />}>
        {children}
      </Suspense>
    </RemoteErrorBoundary>
  );
}
