import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Context } from '#platform/context/context.ts';
import { fetchOutside, OutsideProblem, type OutsideResponse } from '#platform/safe-http/safe-fetch.ts';
import { type AccountMove, MoveStopped } from './move.ts';

/** A call to the other server; with a body it is a POST. */
export interface Call {
  /** Below the address of the API; or the whole address of a picture. */
  path: string;
  body?: Readonly<Record<string, unknown>>;
}

export interface CallAnswer {
  status: number;
  body: Buffer;
}

/** The other server is to be called again later: the job goes on then, with the answers that are stored. */
export class CallAgainLater extends Error {
  override readonly name = 'CallAgainLater';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`The other server is called again in ${seconds} seconds.`);
    this.seconds = seconds;
  }
}

/** The old service allows 60 calls a minute. */
const paceMs = 1000;
const attemptsMax = 5;
/** What a job waits for itself; for more it is sent again. */
const longestPauseSeconds = 60;
const answerBytes = 60_000_000;
const answerMsPreset = 60_000;

interface CallOptions extends Pick<AccountMove, 'address' | 'filePrefix'> {
  token: string;
  /** How long an answer may take. */
  answerMs?: number;
  /** Called after each answer that was not stored before, with its size. */
  onAnswer: (bytes: number) => Promise<void>;
  /** Whether the job has worked long enough and is to be sent again. */
  isSliceOver: () => boolean;
}

export interface Calls {
  answer: (call: Call) => Promise<CallAnswer>;
  /** Has the answer stored; a stored one is not read. */
  fetch: (call: Call) => Promise<void>;
}

/** Calls the other server at its pace. Each answer is stored, so that a job that was killed asks for nothing twice. */
export function callsOf(context: Context, options: CallOptions): Calls {
  const { clock, restores } = context;
  let lastCall: number | undefined;
  const keepPace = async () => {
    const wait = lastCall === undefined ? 0 : lastCall + paceMs - clock.now().getTime();
    if (wait > 0) await clock.pause(wait);
    lastCall = clock.now().getTime();
  };
  const requested = async (call: Call) => {
    if (options.isSliceOver()) throw new CallAgainLater(0);
    const answer = await answerTo(context, options, call, keepPace);
    const content = Readable.from([await packed(answer)]);
    await options.onAnswer(await restores.write(answerName(options.filePrefix, call), content));
    return answer;
  };
  const stored = (call: Call) => restores.read(answerName(options.filePrefix, call));
  return {
    async answer(call) {
      const found = await stored(call);
      return found === undefined ? requested(call) : unpacked(await buffer(found.content));
    },
    async fetch(call) {
      const found = await stored(call);
      if (found === undefined) await requested(call);
      else found.content.destroy();
    },
  };
}

function answerName(prefix: string, call: Call): string {
  const hash = createHash('sha256').update(JSON.stringify([call.path, call.body ?? null]));
  return `${prefix}-${hash.digest('hex')}.gz`;
}

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

const packed = ({ status, body }: CallAnswer) => zip(Buffer.concat([Buffer.from(`${status}\n`), body]));

async function unpacked(content: Buffer): Promise<CallAnswer> {
  const whole = await unzip(content);
  const end = whole.indexOf(10);
  return { status: Number(whole.subarray(0, end).toString()), body: whole.subarray(end + 1) };
}

/** @throws MoveStopped, CallAgainLater */
async function answerTo(
  context: Context,
  { address, token, answerMs }: CallOptions,
  call: Call,
  keepPace: () => Promise<void>,
): Promise<CallAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    await keepPace();
    const answer = await sentCall(context, { address, token }, call, answerMs);
    if (answer?.status === 429) {
      const seconds = retryAfterSeconds(answer, context.clock.now());
      if (seconds > longestPauseSeconds || attempt >= attemptsMax) throw new CallAgainLater(seconds);
      await context.clock.pause(seconds * 1000);
      continue;
    }
    if (answer !== undefined && !isPassing(answer)) return answer;
    if (attempt < attemptsMax) {
      await context.clock.pause(2 ** attempt * 1000);
      continue;
    }
    if (answer?.status !== 500) throw new MoveStopped('unreachable', call.path.split('?')[0]);
    return answer;
  }
}

/** Undefined: nothing answered. @throws MoveStopped */
export async function sentCall(
  { outgoingNetworks: allowedNetworks }: Pick<Context, 'outgoingNetworks'>,
  { address, token }: { address: string; token: string | undefined },
  { path, body }: Call,
  milliseconds = answerMsPreset,
): Promise<OutsideResponse | undefined> {
  const url = path.startsWith('/') ? `${address}${path}` : path;
  // Pictures may be at another host, which must not get the token.
  const isOwn = new URL(url).origin === new URL(address).origin;
  const headers = {
    accept: 'application/json, text/csv, image/*',
    'accept-language': 'en',
    ...(isOwn && token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const request = {
    ...{ url, headers, method: body === undefined ? ('GET' as const) : ('POST' as const) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  try {
    return await fetchOutside(request, { allowedNetworks, milliseconds, bytes: answerBytes });
  } catch (error) {
    if (!(error instanceof OutsideProblem)) throw error;
    if (error.fault === 'too_much') throw new MoveStopped('too_much', path.split('?')[0]);
    return undefined;
  }
}

/** Of these the same call may well have another answer a little later. */
function isPassing({ status, body }: OutsideResponse): boolean {
  return (status >= 500 && !isNothing(body)) || status === 408;
}

/** The old service answers 500 with one of these words where there are no measurements. */
const noData = ['influx-query-empty', 'invalid-user-device', 'sensor-no-', 'sensor-none', 'no_data'];

export function isNothing(body: Buffer): boolean {
  const start = body.subarray(0, 200).toString();
  return noData.some((word) => start.includes(word));
}

function retryAfterSeconds({ headers }: OutsideResponse, now: Date): number {
  const said = headers['retry-after'] ?? '';
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(1, Math.ceil(seconds)), 3600) : 60;
}
