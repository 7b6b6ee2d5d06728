import { useEffect, useState } from 'react';

export interface Rotation {
  /** Place of the hive that is shown. */
  place: number;
  isPaused: boolean;
  /** To a hive, round the end. */
  show: (place: number) => void;
  pause: (isPaused: boolean) => void;
}

/** Shows one after the other, each for its time; by hand any of them, which then has its whole time too. */
export function useRotation(count: number, paceSeconds: number): Rotation {
  const [at, setAt] = useState(0);
  const [isPaused, pause] = useState(false);
  // One that has gone leaves fewer.
  const place = count === 0 ? 0 : at % count;

  useEffect(() => {
    if (isPaused || count < 2) return;
    const timer = setTimeout(() => setAt((place + 1) % count), paceSeconds * 1000);
    return () => clearTimeout(timer);
  }, [place, isPaused, count, paceSeconds]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || count === 0) return;
      if (event.key === 'ArrowRight') setAt((place + 1) % count);
      else if (event.key === 'ArrowLeft') setAt((place + count - 1) % count);
      // On a button a space presses it.
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) pause((was) => !was);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [place, count]);

  return { place, isPaused, show: (next) => setAt((next + count) % Math.max(1, count)), pause };
}
