import type { Rest } from './rest.ts';

/** As long as a change may take to be seen by everybody. */
const keptMs = 60_000;

/** What the service tells everybody alike, with its readers. */
export interface Kept<Value> {
  /** Asks the service, as the person of this request: once for each request. */
  read: () => Promise<Value>;
  /**
   * What somebody read a short while ago, or reads it. For what a person has been let see already: whether they may
   * is not asked again. No promise where it is there, since a list waits for each promise in it.
   */
  known: () => Value | Promise<Value>;
}

/** Keeps for each gateway what it read by a key. */
export function keptFor<Key, Value>(readAnew: (rest: Rest, key: Key) => Promise<Value>) {
  const ofServices = new WeakMap<object, Map<Key, { value: Value; until: number }>>();
  return (rest: Rest, key: Key): Kept<Value> => {
    const values = ofServices.get(rest.service) ?? new Map();
    ofServices.set(rest.service, values);
    let reading: Promise<Value> | undefined;

    async function readAndKeep(): Promise<Value> {
      const value = await readAnew(rest, key);
      values.set(key, { value, until: performance.now() + keptMs });
      return value;
    }

    function read(): Promise<Value> {
      reading ??= readAndKeep();
      return reading;
    }

    return {
      read,
      known() {
        const kept = values.get(key);
        return kept !== undefined && kept.until > performance.now() ? kept.value : read();
      },
    };
  };
}

/** Goes on at once with what is there, or when it comes. */
export function whenThere<Value, Result>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Result,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
