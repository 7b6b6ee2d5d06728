import { type PushHere, type PushState, useNotify, useNow, useServices } from '@skep/remote-kit';
import { useEffect, useState } from 'react';
import { useIntl } from '../use-rule-intl.ts';

export interface PushSwitchState {
  /** Undefined: not known, as without a network. */
  state: PushState | undefined;
  isBusy: boolean;
  set: (isOn: boolean) => Promise<void>;
}

/** Push messages to this browser, and the way to turn them on and off. */
export function usePushHere(): PushSwitchState {
  const { formatMessage } = useIntl();
  const { pushHere } = useServices();
  const notify = useNotify();
  const [push, setPush] = useState<PushHere>();
  const [isBusy, setIsBusy] = useState(false);
  // Who allows it in the settings of the browser comes back to this page.
  useNow();
  useEffect(() => {
    let isShown = true;
    void pushHere().then(
      (found) => isShown && setPush(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [pushHere]);
  return {
    state: push?.state(),
    isBusy,
    async set(isOn) {
      setIsBusy(true);
      try {
        await (isOn ? push?.turnOn() : push?.turnOff());
      } catch {
        notify({ kind: 'problem', text: formatMessage({ id: 'rule.push.failed' }) });
      } finally {
        setIsBusy(false);
      }
    },
  };
}
