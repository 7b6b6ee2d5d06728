import { Heading } from '@skep/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from '../account/use-account-intl.ts';
import { usePageTitle } from '../account/usePageTitle.ts';

const ProviderReturn = lazy(async () => ({ default: (await import('./after-press.ts')).ProviderReturn }));

/** Where the identity provider sends the browser back to. Its code is loaded for this page alone. */
export function ProviderReturnScreen() {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage({ id: 'shell.account.signIn' }));
  // The server, which draws this page first, signs nobody in.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  const heading = <Heading level={1}>{formatMessage({ id: 'shell.provider.signingIn' })}</Heading>;
  if (!isDrawn) return heading;
  return (
    <Suspense fallback={heading}>
      <ProviderReturn heading={heading} />
    </Suspense>
  );
}
