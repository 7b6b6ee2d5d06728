import { AppError } from '@skep/domain';

/** A picture of 40 megapixels that was stored to be drawn bit by bit takes some 250 MB while it is read. */
const atOnce = 2;
/** More than a person's form sends, and few enough to wait for. */
const waitingMax = 40;

let running = 0;
const waiting: (() => void)[] = [];

/** Draws few pictures at a time in this process, the others in their turn. @throws AppError too_many_requests */
export async function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= waitingMax) throw new AppError('too_many_requests', { retryAfterSeconds: 10 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await draw();
  } finally {
    // Who waited takes the place over.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
