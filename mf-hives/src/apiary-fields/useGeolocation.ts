import { apiaryLimits, type Place, roundTo } from '@skep/domain';
import { useState } from 'react';

export type MyPlaceState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'failed'; reason: 'denied' | 'unavailable' };

// Time to step out from under the roof; a phone's first fix takes up to half a minute.
const patienceMs = 30_000;

/** Asks the device where it is, to about 100 m, and hands the place over. */
export function useGeolocation(onPlace: (place: Place) => void): { state: MyPlaceState; ask: () => void } {
  const [state, setState] = useState<MyPlaceState>({ kind: 'idle' });

  function ask() {
    if (!('geolocation' in navigator)) return setState({ kind: 'failed', reason: 'unavailable' });
    setState({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState({ kind: 'idle' });
        onPlace({
          latitude: roundTo(coords.latitude, apiaryLimits.coordinateDecimals),
          longitude: roundTo(coords.longitude, apiaryLimits.coordinateDecimals),
        });
      },
      ({ code, PERMISSION_DENIED }) =>
        setState({ kind: 'failed', reason: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout: patienceMs, maximumAge: 300_000 },
    );
  }

  return { state, ask };
}
