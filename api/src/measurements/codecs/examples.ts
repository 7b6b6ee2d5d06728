import { deviceCodecLimits, lorawanPort, payloadHex } from '@skep/domain';
import * as v from 'valibot';
import { parse } from 'yaml';
import { fieldProblem } from '#platform/input/forms.ts';

/** One message, and what the codec should make of it. */
export interface CodecExample {
  bytes: Uint8Array;
  port: number;
  receivedAt: Date | undefined;
  /** As the catalogue has it; undefined: nothing is expected. */
  expected: Record<string, unknown> | undefined;
}

const bytesInHex = v.pipe(
  payloadHex,
  v.transform((hex) => Uint8Array.from(Buffer.from(hex, 'hex'))),
);
const bytesInList = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(-128), v.maxValue(255))),
  v.maxLength(deviceCodecLimits.payloadBytes),
  v.transform((list) => Uint8Array.from(list)),
);
const moment = v.pipe(
  v.union([v.date(), v.pipe(v.string(), v.maxLength(40))]),
  v.transform((sent) => new Date(sent)),
  v.check((date) => !Number.isNaN(date.getTime())),
);

const Example = v.pipe(
  v.object({
    input: v.object({
      bytes: v.union([bytesInList, bytesInHex]),
      fPort: v.optional(lorawanPort, 1),
      recvTime: v.optional(moment),
    }),
    output: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.transform(
    ({ input: { bytes, fPort, recvTime }, output }): CodecExample => ({
      ...{ bytes, port: fPort, receivedAt: recvTime, expected: output },
    }),
  ),
);

const list = v.pipe(v.array(Example), v.maxLength(deviceCodecLimits.examples));
const ofUplinks = v.pipe(
  v.object({ examples: list }),
  v.transform(({ examples }) => examples),
);
const Examples = v.union([
  list,
  ofUplinks,
  v.pipe(
    v.object({ uplinkDecoder: ofUplinks }),
    v.transform(({ uplinkDecoder }) => uplinkDecoder),
  ),
]);

/**
 * Reads examples as people paste them: a list, `{ examples }`, or a whole codec file of a catalogue, in JSON or YAML.
 * @throws AppError invalid_input
 */
export function readExamples(text: string | undefined): CodecExample[] {
  if (text === undefined) return [];
  // Of what is sent, spaces before the first line are gone, and those of the other lines are not: a part of a file
  // is then read as one item with another one inside.
  const [, indentation = ''] = /\n( +)- /.exec(text) ?? [];
  const [first, ...others] = [text, indentation + text].flatMap((written) => read(written) ?? []);
  if (first === undefined) throw fieldProblem('examples', 'invalid');
  return others.reduce((most, each) => (each.length > most.length ? each : most), first);
}

function read(text: string): [CodecExample[]] | undefined {
  try {
    // Aliases could make a short text a large one.
    const sent: unknown = parse(text, { maxAliasCount: 0, logLevel: 'silent' });
    const examples = v.safeParse(Examples, sent);
    return examples.success ? [examples.output] : undefined;
  } catch {
    return undefined;
  }
}
