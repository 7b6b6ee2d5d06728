import { useObservable, usePreference } from '@skep/remote-kit';
import { useEffect, useRef } from 'react';
import { useShell } from '../shell-context.ts';
import { useIntl } from './use-home-screen-intl.ts';
import { useDepth } from './useDepth.ts';

/** More often nobody wants to hear of it. */
const timesPerDevice = 2;

/** Offers the device's home screen, at a top tab where nobody is in the middle of something. */
export function HomeScreenOffer() {
  const { formatMessage } = useIntl();
  const { homeScreen, notices, unsavedWork } = useShell();
  const offer = useObservable(homeScreen);
  const [shown = '0', setShown] = usePreference('shell:homeScreenPrompts');
  const isAtTop = useDepth() === 0;
  const noticeId = useRef<number>(undefined);

  useEffect(() => {
    if (!offer || !isAtTop || unsavedWork.has() || Number(shown) >= timesPerDevice) return;
    homeScreen.offered();
    setShown(String(Number(shown) + 1));
    const isByHand = offer.kind === 'byHand';
    noticeId.current = notices.notify({
      kind: 'information',
      text: formatMessage({ id: isByHand ? 'shell.homeScreen.byHand' : 'shell.homeScreen.text' }),
      action: isByHand
        ? { label: formatMessage({ id: 'shell.homeScreen.understood' }), run: () => undefined }
        : { label: formatMessage({ id: 'shell.homeScreen.add' }), run: offer.ask },
    });
  }, [offer, isAtTop, shown, homeScreen, unsavedWork, notices, setShown, formatMessage]);

  // A form must not be covered by it.
  useEffect(() => {
    if (!isAtTop && noticeId.current !== undefined) notices.close(noticeId.current);
  }, [isAtTop, notices]);

  return null;
}
