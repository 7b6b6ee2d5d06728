import type { Context } from '#platform/context/context.ts';

/** Longer than any path whose duration must not reveal the result: some rows, and at most one hash of a password. */
const equalMs = 400;

/** Answers no sooner than after a time that is the same for all, so that it does not tell who has an account. */
export async function inEqualTime<Result>(
  { clock }: Pick<Context, 'clock'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const waiting = clock.pause(equalMs);
  try {
    return await work();
  } finally {
    await waiting;
  }
}
