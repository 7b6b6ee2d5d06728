import { channel } from 'node:diagnostics_channel';

/** Something that happens in a process, for whoever counts it. Telling costs a comparison where nobody listens. */
export interface EventChannel<Event extends object> {
  emit: (event: Event) => void;
  /** @returns the way to stop listening. What a listener throws reaches nobody who tells. */
  listen: (listener: (event: Event) => void) => () => void;
}

/** @param name unique in the process, as `skep:request-answered`. Who asks twice has the same happening. */
export function eventChannel<Event extends object>(name: string): EventChannel<Event> {
  const event = channel(name);
  return {
    emit: (what) => {
      if (event.hasSubscribers) event.publish(what);
    },
    listen: (listener) => {
      const subscriber = (what: unknown) => listener(what as Event);
      event.subscribe(subscriber);
      return () => void event.unsubscribe(subscriber);
    },
  };
}
