import * as v from 'valibot';
import { code, optionalLine, requiredLine, unstorableInParagraph } from './text-rules.ts';

export const deviceCodecLimits = {
  /** Of one person. */
  count: 50,
  name: 60,
  /** The largest codecs of public catalogues have some 90,000 characters. */
  textLength: 150_000,
  examplesLength: 60_000,
  examples: 20,
  fields: 100,
  /** Two hex digits for each byte. */
  payloadBytes: 1024,
} as const;

const visible = /[^\p{Z}\p{Cf}\s]/u;

/** A text whose indentation means something. Line ends become `\n`. */
const script = (max: number) =>
  v.pipe(
    v.string(code('required')),
    v.maxLength(max, code('too_long')),
    v.transform((text) => text.replace(/\r\n?/g, '\n')),
    v.check((text) => !unstorableInParagraph.test(text), code('unsupported_characters')),
  );

/** Which quantity a value of a codec is. Its name is the path of its field, joined by `_`. */
export const codecFieldForm = v.object({
  name: v.pipe(v.string(code('required')), v.regex(/^[A-Za-z]\w{0,63}$/, code('invalid'))),
  quantity: v.pipe(
    v.string(code('required')),
    v.nonEmpty(code('required')),
    v.maxLength(40, code('too_long')),
  ),
  /** Unit in which the codec gives it; undefined: the stored one. */
  unit: optionalLine(10),
});

export type CodecField = v.InferOutput<typeof codecFieldForm>;

/** Hex digits of a message's bytes, whatever is between them. */
export const payloadHex = v.pipe(
  v.string(code('required')),
  v.maxLength(4 * deviceCodecLimits.payloadBytes, code('too_long')),
  v.transform((text) => text.replaceAll(/0x|[\s,:-]/gi, '').toLowerCase()),
  v.regex(/^([0-9a-f]{2})*$/, code('invalid')),
  v.maxLength(2 * deviceCodecLimits.payloadBytes, code('too_long')),
);

export const lorawanPort = v.pipe(
  v.number(code('not_a_number')),
  v.integer(code('not_whole')),
  v.minValue(0, code('too_small')),
  v.maxValue(255, code('too_large')),
);

/** A JavaScript codec, and what its values mean. */
export const deviceCodecForm = v.object({
  name: requiredLine(deviceCodecLimits.name),
  text: v.pipe(script(deviceCodecLimits.textLength), v.regex(visible, code('required'))),
  /** As a catalogue has them, in YAML or JSON. */
  examples: v.optional(
    v.pipe(
      script(deviceCodecLimits.examplesLength),
      v.transform((text) => (visible.test(text) ? text : undefined)),
    ),
  ),
  fields: v.pipe(v.array(codecFieldForm), v.maxLength(deviceCodecLimits.fields, code('too_many'))),
  /** Whether everybody can choose it. */
  isForAll: v.boolean(code('invalid')),
});

export type DeviceCodecForm = v.InferOutput<typeof deviceCodecForm>;

/** Why a codec gave no values. */
export const codecFailures = [
  /** Its text is no JavaScript. */
  'not_parsed',
  /** It defines none of the functions that are called. */
  'no_function',
  /** It threw an exception. */
  'threw',
  /** It says itself that it cannot decode these bytes. */
  'refused',
  'too_slow',
  'too_much_memory',
  'too_much_output',
  /** It returned something else than an object. */
  'no_object',
  /** The sandbox itself ended, or too many messages waited for it. */
  'unavailable',
] as const;

export type CodecFailure = (typeof codecFailures)[number];
