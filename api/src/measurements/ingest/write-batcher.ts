import type { InboxStatus } from '@skep/domain';
import type { Kysely } from 'kysely';
import { markWaker } from '#measurements/change-feed/wake-up.ts';
import type { Context } from '#platform/context/context.ts';
import { isUnreachable } from '#platform/database/database-unavailable.ts';
import { Overloaded } from '#platform/database/overloaded.ts';
import type { Database } from '#platform/database/tables.ts';
import { decodedByCodec } from './codec-decoding.ts';
import type { Senders } from './device-cache.ts';
import type { SenderCodec } from './statements.ts';
import { type Incoming, mostTries, storeIncoming } from './storing.ts';

interface Waiting {
  context: Context;
  message: Incoming;
  tries: number;
  /** Refuses it when its turn does not come in time. */
  timer: NodeJS.Timeout;
  resolve: (status: InboxStatus) => void;
  reject: (error: unknown) => void;
}

interface Intake {
  waiting: Waiting[];
  isWorking: boolean;
  senders: Senders;
  wakeReaders: (context: Context) => Promise<void>;
}

/** Keeps a statement to a few milliseconds, whatever comes. */
const mostTogether = 100;

/** One for each database of this process. */
const intakes = new WeakMap<Kysely<Database>, Intake>();

/**
 * Stores a message by a statement that it shares with those that came while the one before was on its way: under load
 * the disk is waited for once for many, and nobody waits who comes alone. Settled after the commit.
 * @throws Overloaded when its turn does not come in time; the device sends it again
 */
export function takeIn(context: Context, message: Incoming): Promise<InboxStatus> {
  const intake = intakes.get(context.db) ?? newIntake();
  intakes.set(context.db, intake);
  return new Promise((resolve, reject) => {
    const refuse = () => {
      intake.waiting = intake.waiting.filter((each) => each !== waiting);
      reject(new Overloaded('messages'));
    };
    const timer = setTimeout(refuse, context.maxWaitMs);
    const waiting: Waiting = { context, message, tries: 1, timer, resolve, reject };
    intake.waiting.push(waiting);
    if (!intake.isWorking) void work(intake);
  });
}

function newIntake(): Intake {
  return { waiting: [], isWorking: false, senders: new Map(), wakeReaders: markWaker() };
}

async function work(intake: Intake): Promise<void> {
  intake.isWorking = true;
  while (intake.waiting.length > 0) await storeTogether(intake, takeGroup(intake));
  intake.isWorking = false;
}

/** Those that wait longest, one of each device: what a message brings builds on what the one before has brought. */
function takeGroup(intake: Intake): Waiting[] {
  const group: Waiting[] = [];
  const others: Waiting[] = [];
  const keys = new Set<string>();
  for (const each of intake.waiting) {
    const key = each.message.read.keys[0]?.toLowerCase() ?? '';
    if (group.length < mostTogether && !keys.has(key)) group.push(each);
    else others.push(each);
    keys.add(key);
  }
  intake.waiting = others;
  for (const { timer } of group) clearTimeout(timer);
  return group;
}

async function storeTogether(intake: Intake, together: readonly Waiting[]): Promise<void> {
  const [first] = together;
  if (first === undefined) return;
  try {
    const messages = together.map(({ message }) => message);
    const outcomes = await storeIncoming(first.context, intake.senders, messages);
    if (outcomes.some((outcome) => outcome !== undefined && 'isMarked' in outcome && outcome.isMarked))
      await intake.wakeReaders(first.context);
    for (const [index, each] of together.entries()) settle(intake, each, outcomes[index]);
  } catch (error) {
    // One that cannot be stored must not cost its neighbours.
    if (together.length > 1 && !isUnreachable(error))
      for (const each of together) await storeTogether(intake, [each]);
    else for (const { reject } of together) reject(error);
  }
}

type AnyOutcome = Awaited<ReturnType<typeof storeIncoming>>[number];

function settle(intake: Intake, waiting: Waiting, outcome: AnyOutcome): void {
  const { message, tries, resolve, reject } = waiting;
  if (outcome !== undefined && 'codec' in outcome) void decode(intake, waiting, outcome.codec);
  else if (outcome !== undefined) resolve(outcome.status);
  else if (tries === mostTries) reject(new Error('A message was tried too often.'));
  else intake.waiting.unshift({ ...waiting, tries: tries + 1, message: { ...message, isAgain: true } });
}

/** Others are stored meanwhile; it comes back with the values of its codec. */
async function decode(intake: Intake, waiting: Waiting, codec: SenderCodec): Promise<void> {
  const { context, message, tries, reject } = waiting;
  if (tries === mostTries) return reject(new Error('A message was decoded too often.'));
  try {
    const read = await decodedByCodec(context, message.read, codec);
    intake.waiting.push({ ...waiting, tries: tries + 1, message: { ...message, read } });
    if (!intake.isWorking) void work(intake);
  } catch (error) {
    reject(error);
  }
}
