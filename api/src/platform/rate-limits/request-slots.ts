import { AppError } from '@skep/domain';
import type { UserId } from '#platform/context/ids.ts';

/** How many requests of one person run at once, as it is now, and how many more may wait for their turn. */
interface SlotLimits {
  running: (person: UserId) => number;
  waiting: number;
}

interface RequestSlots {
  /**
   * Waits until a request of this person may run. @param hasLeft ends the wait of a client that closed the connection.
   * @returns frees the slot; more than one call does nothing
   * @throws AppError too_many_requests when the queue is full, and for a client that left
   */
  enter: (person: UserId, hasLeft: AbortSignal) => Promise<() => void>;
}

interface Turns {
  running: number;
  /** Each starts one waiting request, in the order in which they came. */
  waiting: Set<() => void>;
}

/**
 * One person's requests share a few slots of a process, whatever addresses they come from: they cannot keep everybody
 * else waiting by sending many expensive requests at once.
 */
export function requestSlots(max: SlotLimits): RequestSlots {
  const people = new Map<UserId, Turns>();
  return {
    async enter(person, hasLeft) {
      const turns = people.get(person) ?? { running: 0, waiting: new Set() };
      people.set(person, turns);
      // Nobody overtakes those who wait.
      if (turns.waiting.size === 0 && turns.running < max.running(person)) turns.running += 1;
      else await nextTurn(turns, max, hasLeft);
      return once(() => {
        turns.running -= 1;
        for (const start of turns.waiting) {
          if (turns.running >= max.running(person)) return;
          turns.running += 1;
          start();
        }
        if (turns.running === 0) people.delete(person);
      });
    },
  };
}

function nextTurn({ waiting }: Turns, max: SlotLimits, hasLeft: AbortSignal): Promise<void> {
  if (waiting.size >= max.waiting || hasLeft.aborted) throw refusal();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = () => {
    waiting.delete(start);
    reject(refusal());
  };
  const start = () => {
    waiting.delete(start);
    hasLeft.removeEventListener('abort', leave);
    resolve();
  };
  waiting.add(start);
  hasLeft.addEventListener('abort', leave, { once: true });
  return promise;
}

const refusal = () => new AppError('too_many_requests', { retryAfterSeconds: 1 });

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
