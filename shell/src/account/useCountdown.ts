import { useEffect, useState } from 'react';

const tickMs = 1000;

export interface Countdown {
  /** Zero when it is over. */
  secondsLeft: number;
  restart: () => void;
}

/** Counts down by the clock and not by its own ticks: a phone that slept is not behind. */
export function useCountdown(seconds: number, isOver: boolean): Countdown {
  const [end, setEnd] = useState(() => Date.now() + (isOver ? 0 : seconds * 1000));
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  function restart() {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }

  return { secondsLeft, restart };
}
