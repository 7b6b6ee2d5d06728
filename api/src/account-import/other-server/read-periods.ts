import { jsonIn, listIn, numberIn, objectIn, textIn } from './answers.ts';
import type { Call, CallAnswer } from './calls.ts';

// Servers whose tables cannot be fetched still answer with the curves of a chart. Of two days these have a value each ten
// minutes, or each message of a device that sends less often.

const periodMs = 2 * 86_400_000;
const path = '/sensors/measurements';

/** The calls for all that a device measured between two days, two days at a time. */
export function periodCalls(id: number, start: number, end: number): Call[] {
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const calls: Call[] = [];
  for (let from = start; from < end; from += periodMs) {
    const period = `start=${dayOf(from)}&end=${dayOf(from + periodMs)}&timezone=UTC`;
    calls.push({ path: `${path}?id=${id}&${period}&clean_weight=0&weather=0` });
  }
  return calls;
}

export const isPeriodCall = (call: Call) => call.path.startsWith(path);

/** The cells of a period's answer as those of a table: a time, and a value for each name. */
export function cellsOfPeriod(answer: CallAnswer, call: Call, names: readonly string[]): string[][] {
  return listIn(objectIn(jsonIn(answer, call))?.measurements).map((measured) => [
    textIn(measured.time) ?? '',
    ...names.map((name) => String(numberIn(measured[name]) ?? '')),
  ]);
}
