import type { Rest } from './rest.ts';

/** As long as a change may take to be seen by everybody. */
const expiryMs = 60_000;

/** What the service tells everybody alike, with its readers. */
export interface Cached<Value> {
  /** Asks the service, as the person of this request: once for each request. */
  read: () => Promise<Value>;
  /**
   * Looks into what somebody read a short while ago, or reads it. For what a person has been let see already: whether
   * they may is not requested again. No promise where it is there, since a list waits for each promise in it.
   */
  look: <Found>(into: (value: Value) => Found) => Found | Promise<Found>;
}

/** Keeps for each gateway what it read by a key. */
export function cachedFor<Key, Value>(
  readAgain: (rest: Rest, key: Key) => Promise<Value>,
  now = () => performance.now(),
) {
  const ofServices = new WeakMap<object, Map<Key, { value: Value; until: number }>>();
  return (rest: Rest, key: Key): Cached<Value> => {
    const values = ofServices.get(rest.service) ?? new Map();
    ofServices.set(rest.service, values);
    let reading: Promise<Value> | undefined;

    async function readAndKeep(): Promise<Value> {
      const value = await readAgain(rest, key);
      values.set(key, { value, until: now() + expiryMs });
      return value;
    }

    function read(): Promise<Value> {
      reading ??= readAndKeep();
      return reading;
    }

    return {
      read,
      look(into) {
        const cached = values.get(key);
        return cached !== undefined && cached.until > now() ? into(cached.value) : read().then(into);
      },
    };
  };
}
