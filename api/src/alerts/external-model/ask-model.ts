import { type AlertColumn, alertLimits, anyMessage } from '@skep/domain';
import type { WatchedPair } from '#alerts/evaluation/pair-store.ts';
import type { AlertModelConfig } from '#platform/environment/config.ts';
import { askOutside, OutsideProblem } from '#platform/safe-http/safe-fetch.ts';

/** What it is shown. */
export interface ModelWindow {
  device: WatchedPair['device'];
  from: Date;
  until: Date;
  columns: ReadonlyMap<string, AlertColumn>;
}

/** So many of the newest values of a quantity: one a minute for a day. */
const mostValues = 1440;

/** The operator has named the address: it may be inside of their own network. */
const everyNetwork = ['0.0.0.0/0', '::/0'];

/** What it answered is no answer. */
export class ModelProblem extends Error {}

/**
 * Queries the operator's model about one device. The query names neither its owner nor its place.
 * @returns its number; null: it has nothing to say.
 * @throws OutsideProblem, ModelProblem
 */
export async function askModel(
  { url, key }: AlertModelConfig,
  { device, from, until, columns }: ModelWindow,
): Promise<number | null> {
  const quantities = [...columns].flatMap(([name, { times, values }]) =>
    name === anyMessage || times.length === 0
      ? []
      : [
          [
            name,
            { times: times.slice(-mostValues).map(isoTime), values: values.slice(-mostValues) },
          ] as const,
        ],
  );
  const body = JSON.stringify({
    version: 1,
    device: { id: device.id, interval_minutes: device.intervalMinutes },
    from: from.toISOString(),
    until: until.toISOString(),
    quantities: Object.fromEntries(quantities),
  });
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };
  const answer = await askOutside({ url, method: 'POST', headers, body }, { allowedNetworks: everyNetwork });
  if (answer.status !== 200) throw new ModelProblem(`its status was ${answer.status}`);
  return numberOf(answer.text);
}

const isoTime = (time: number) => new Date(time).toISOString();

function numberOf(text: string): number | null {
  const value: unknown = valueIn(text);
  if (value === null) return null;
  if (typeof value !== 'number' || !(Math.abs(value) <= alertLimits.threshold))
    throw new ModelProblem('it answered no number');
  return value;
}

function valueIn(text: string): unknown {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined;
  } catch {
    return undefined;
  }
}

/** Without a word of the query. @throws what is no fault of the model's */
export function reasonOf(error: unknown): string {
  if (error instanceof OutsideProblem) return error.fault;
  if (error instanceof ModelProblem) return error.message;
  throw error;
}
