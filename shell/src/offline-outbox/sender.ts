import type { Answer } from '../graphql/send-document.ts';
import { delayMs } from './back-off.ts';
import { type OutboxItem, type OutboxStore, tooLongInDoubt } from './outbox-item.ts';
import type { OutboxItems } from './outbox-items.ts';
import { unanswered, type Verdict, verdictOf } from './outcome.ts';
import { nextPhoto, type PhotoSenderOptions, sendNextPiece } from './photo-sender.ts';
import { idsMadeHereIn, isHeldUp, madeBy } from './temporary-ids.ts';
import { mergedWith } from './three-way-merge.ts';

export interface SenderOptions extends PhotoSenderOptions {
  store: OutboxStore;
  personId: () => string | undefined;
  /** Rejects where no answer comes. @throws NoAnswer, TypeError, DOMException */
  send: (row: OutboxItem) => Promise<Answer>;
  /** The service does not know the person any more. */
  onRefusedToken: () => void;
  /** Runs one at a time in all tabs of this browser. */
  alone: (work: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
}

export interface Sender {
  /** Sends what is due, in order, until nothing is or there is no network. */
  send: () => Promise<void>;
  /** What is being sent right now, by its id. */
  sending: () => string | undefined;
}

export function createSender(items: OutboxItems, options: SenderOptions): Sender {
  const { now, alone, isOnline } = options;
  let sendingId: string | undefined;
  let running: Promise<void> | undefined;
  let again: Promise<void> | undefined;

  async function sendDue(): Promise<void> {
    let rows = await items.refresh();
    for (let isGoingOn = true; isGoingOn; ) {
      const row = nextDue(rows, now());
      const photo = row ? undefined : nextPhoto(items.photos(), rows, now());
      const next = row ?? photo;
      if (!next || !isOnline()) return;
      sendingId = next.id;
      items.announce();
      const sent = row ? sendRow(row, items, options) : photo && sendNextPiece(photo, options);
      isGoingOn = await Promise.resolve(sent ?? false).finally(() => {
        sendingId = undefined;
      });
      rows = await items.refresh();
    }
  }

  function send(): Promise<void> {
    if (running) {
      // What is stored while others are sent may have missed its turn.
      again ??= running
        .catch(() => undefined)
        .then(() => {
          again = undefined;
          return send();
        });
      return again;
    }
    running = alone(sendDue).finally(() => {
      running = undefined;
    });
    return running;
  }

  return { send, sending: () => sendingId };
}

/** A day less than the service knows a key: sent again after that, it could count twice. */
const doubtLimitMs = 29 * 24 * 60 * 60_000;

/** @returns whether others can be sent now */
async function sendRow(row: OutboxItem, items: OutboxItems, options: SenderOptions): Promise<boolean> {
  const { store, now, random } = options;
  if (now() - (row.inDoubtSince ?? now()) > doubtLimitMs) {
    await store.put({ ...row, refusal: { code: tooLongInDoubt } });
    return true;
  }
  const tried = { ...row, tries: row.tries + 1, inDoubtSince: row.inDoubtSince ?? now() };
  // Written and reported first: a tab that ends now leaves it in doubt, and from now on nobody changes it.
  await store.put(tried);
  await items.refresh();
  if (options.personId() !== row.personId) {
    // Somebody else has signed in meanwhile, and it is not sent as them.
    await store.put(row);
    return false;
  }
  const answer = await options.send(row).catch(() => undefined);
  const verdict: Verdict = answer ? verdictOf(answer, row.work.settledBy) : unanswered;
  switch (verdict.kind) {
    case 'done':
      await store.settle(row, madeBy(row, answer?.data));
      return true;
    case 'refused':
      await store.put({ ...tried, inDoubtSince: undefined, refusal: { code: verdict.code } });
      return true;
    case 'conflict': {
      const merged = mergedWith(row, verdict.theirs);
      const refused = { ...tried, refusal: { code: 'changed_meanwhile' } };
      await store.put({ ...(merged ?? refused), inDoubtSince: undefined });
      return true;
    }
    case 'signIn':
      await store.put(row);
      options.onRefusedToken();
      return false;
    case 'later': {
      const wait = Math.max(delayMs(tried.tries, random()), verdict.afterSeconds * 1000);
      await store.put({ ...tried, nextAt: now() + wait });
      return !verdict.isOffline;
    }
  }
}

/** The first that is due, that nothing of the same goes before and whose things the service knows. */
function nextDue(rows: readonly OutboxItem[], now: number): OutboxItem | undefined {
  const behind = new Set<string>();
  for (const row of rows) {
    // It blocks nothing else.
    if (isHeldUp(row, rows)) continue;
    const things = thingsOf(row.work);
    const isFirst = things.every((thing) => !behind.has(thing));
    if (isFirst && row.nextAt <= now && idsMadeHereIn(row.variables).size === 0) return row;
    // What is not made yet goes first: who changed it before it was sent has saved it after what uses it.
    for (const thing of things) if (idsMadeHereIn(thing).size === 0) behind.add(thing);
  }
  return undefined;
}

/** All that it changes. */
export function thingsOf({
  about,
  alsoAbout = [],
}: Pick<OutboxItem['work'], 'about' | 'alsoAbout'>): string[] {
  return [about, ...alsoAbout];
}
