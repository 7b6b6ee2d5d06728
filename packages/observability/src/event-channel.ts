import { channel } from 'node:diagnostics_channel';

/** Something that happens in a process, for whoever counts it. Telling costs a comparison where nobody listens. */
export interface Happening<Told extends object> {
  tell: (told: Told) => void;
  /** @returns the way to stop listening. What a listener throws reaches nobody who tells. */
  listen: (listener: (told: Told) => void) => () => void;
}

/** @param name unique in the process, as `skep:request-answered`. Who asks twice has the same happening. */
export function happening<Told extends object>(name: string): Happening<Told> {
  const told = channel(name);
  return {
    tell: (what) => {
      if (told.hasSubscribers) told.publish(what);
    },
    listen: (listener) => {
      const subscriber = (what: unknown) => listener(what as Told);
      told.subscribe(subscriber);
      return () => void told.unsubscribe(subscriber);
    },
  };
}
