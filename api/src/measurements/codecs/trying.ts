import { isDeepStrictEqual } from 'node:util';
import type { CodecFailure, CodecField } from '@skep/domain';
import { CodecRunner } from '#measurements/codec-sandbox/codec-runner.ts';
import { proposedQuantities } from '#platform/taxonomy/proposed-quantities.ts';
import type { CodecExample } from './examples.ts';
import { mappedValues, valuesOfAnswer } from './mapping.ts';

/** What a codec made of one message. */
export interface CodecResult {
  /** In hex. */
  bytes: string;
  port: number;
  /** JSON; absent: it gave none. */
  data?: string;
  warnings: readonly string[];
  failure?: CodecFailure;
  message?: string;
  /** Values as they would be stored. */
  values: readonly { name: string; value: number }[];
  /** JSON of what the example expects. */
  expected?: string;
  isAsExpected?: boolean;
}

export interface CodecTrial {
  results: readonly CodecResult[];
  /** Names of all values, with the quantity that each probably is. */
  proposals: readonly { name: string; quantity?: string; unit?: string }[];
}

/** A thread of its own: messages of devices never wait for what somebody tries. */
const runner = new CodecRunner();

/** Runs a codec over messages, and stores nothing. */
export async function tryText(
  text: string,
  messages: readonly CodecExample[],
  { fields, now }: { fields: readonly CodecField[]; now: Date },
): Promise<CodecTrial> {
  const results: CodecResult[] = [];
  const names = new Set<string>();
  for (const message of messages) {
    const { result, values } = await resultOf(text, message, now);
    for (const [name, value] of Object.entries(values)) if (typeof value === 'number') names.add(name);
    const stored = Object.entries(mappedValues(values, fields));
    results.push({
      ...result,
      values: stored.flatMap(([name, value]) => (typeof value === 'number' ? [{ name, value }] : [])),
    });
  }
  return { results, proposals: proposedQuantities([...names].toSorted(), []) };
}

async function resultOf(text: string, { bytes, port, receivedAt, expected }: CodecExample, now: Date) {
  const answer = await runner.run(text, { bytes, port, receivedAt: receivedAt ?? now });
  const sent = { bytes: Buffer.from(bytes).toString('hex'), port };
  const wanted = expected && { expected: JSON.stringify(expected) };
  if (answer.kind === 'failed') {
    const { failure, message } = answer;
    const isRefusalExpected = failure === 'refused' && expected?.errors !== undefined;
    const compared = expected && { isAsExpected: isRefusalExpected };
    return { result: { ...sent, failure, message, warnings: [], ...wanted, ...compared }, values: {} };
  }
  const { data, warnings } = answer;
  const compared = expected && { isAsExpected: isDeepStrictEqual(asJson(expected.data), data) };
  const result = { ...sent, data: JSON.stringify(data), warnings, ...wanted, ...compared };
  return { result, values: valuesOfAnswer(data) };
}

/** Without what JSON has not, as a date of YAML. */
const asJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));
