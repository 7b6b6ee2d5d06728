import type { Call, CallAnswer, Calls } from './calls.ts';
import { MoveStopped } from './move.ts';

/** An object of the other server's JSON, in which nothing is known to be as it should. */
export type Found = Readonly<Record<string, unknown>>;

/** Asks for JSON. @returns undefined where there is nothing, or the other server fails each time: then it is noted */
export async function jsonOf(calls: Calls, call: Call, onFailure: (path: string) => void): Promise<unknown> {
  const answer = await calls.answer(call);
  if (answer.status === 401 || answer.status === 403) throw new MoveStopped('wrong_credentials', call.path);
  if (answer.status >= 500) onFailure(call.path);
  return answer.status >= 400 ? undefined : jsonIn(answer, call);
}

/** @throws MoveStopped for an answer of something that is no API */
export function jsonIn({ body }: CallAnswer, { path }: Call): unknown {
  try {
    return JSON.parse(body.toString() || 'null');
  } catch {
    throw new MoveStopped('unreadable', path);
  }
}

/** The objects of a list, also of one that came as an object with numbers as keys. */
export function listIn(value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter((one): one is Found => typeof one === 'object' && one !== null);
}

export function objectIn(value: unknown): Found | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Found) : undefined;
}

/** Empty texts are none. */
export function textIn(value: unknown, max = 10_000): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim().slice(0, max);
  return text === '' ? null : text;
}

/** Decimals come as texts. */
export function numberIn(value: unknown): number | null {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export function wholeIn(value: unknown): number | null {
  const number = numberIn(value);
  return number === null ? null : Math.round(number);
}

export function flagIn(value: unknown): boolean | null {
  if (value === null || value === undefined || value === '') return null;
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** `2026-06-03 10:00:00` in UTC, or ISO 8601, as an archive has it. */
export function instantIn(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const isWire = /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(value);
  const time = new Date(isWire ? `${value.replace(' ', 'T')}Z` : value);
  return Number.isNaN(time.getTime()) ? null : `${time.toISOString().slice(0, 19)}Z`;
}

export function dayIn(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 10) : null;
}
