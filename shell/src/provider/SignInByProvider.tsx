import { Button } from '@skep/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from '../account/use-account-intl.ts';

const StartProviderSignIn = lazy(async () => ({
  default: (await import('./after-press.ts')).StartProviderSignIn,
}));

/** The button of the identity provider. What it does is loaded when it is pressed: the page is to be there at once. */
export function SignInByProvider({ name }: { name: string }) {
  const label = useIntl().formatMessage({ id: 'shell.provider.signIn' }, { name });
  const [isPressed, setPressed] = useState(false);
  const button = (
    <Button isWide isBusy={isPressed} onClick={() => setPressed(true)}>
      {label}
    </Button>
  );
  if (!isPressed) return button;
  return (
    <Suspense fallback={button}>
      <StartProviderSignIn label={label} />
    </Suspense>
  );
}
