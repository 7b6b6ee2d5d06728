import { Button } from '@skep/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from '../account/use-account-intl.ts';
import { canUsePasskeys, offersPasskeysInFields } from './browser-passkeys.ts';

const PasskeySignIn = lazy(async () => ({ default: (await import('./PasskeySignIn.tsx')).PasskeySignIn }));

/** What a visitor does before anything else. */
const firstActs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * The button for a passkey. The rest of its code is loaded when it is pressed, or when the visitor begins to act and the
 * browser offers passkeys in the field for the address: the page itself is to be there at once.
 */
export function SignInByPasskey() {
  const { formatMessage } = useIntl();
  // The server, which draws this page first, cannot know whether there are passkeys; most browsers have them.
  const [state, setState] = useState<'drawn' | 'missing' | 'offered' | 'pressed'>('drawn');
  useEffect(() => {
    if (!canUsePasskeys()) return setState('missing');
    const begun = new AbortController();
    const { signal } = begun;
    async function offer() {
      const isOffered = !signal.aborted && (await offersPasskeysInFields());
      if (isOffered && !signal.aborted) setState((now) => (now === 'drawn' ? 'offered' : now));
    }
    for (const act of firstActs) document.addEventListener(act, () => void offer(), { once: true, signal });
    return () => begun.abort();
  }, []);
  if (state === 'missing') return null;
  const button = (
    <Button isWide icon="lock" isBusy={state === 'pressed'} onClick={() => setState('pressed')}>
      {formatMessage({ id: 'shell.passkey.use' })}
    </Button>
  );
  if (state === 'drawn') return button;
  return (
    <Suspense fallback={button}>
      <PasskeySignIn isPressed={state === 'pressed'} />
    </Suspense>
  );
}
