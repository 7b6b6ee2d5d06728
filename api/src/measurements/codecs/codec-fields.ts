import { codecFieldForm, deviceCodecForm } from '@skep/domain';
import * as v from 'valibot';
import { type ColumnsOf, field, type ValuesOf } from '#platform/resource/fields.ts';
import { flag, jsonOf, line, paragraph } from '#platform/resource/kinds.ts';

const { entries: rules } = deviceCodecForm;

const { name, quantity } = codecFieldForm.entries;
const CodecFieldsJson = v.array(
  v.object({
    name: v.pipe(name, v.description('Path of the field in the answer of the codec, joined by `_`.')),
    quantity: v.pipe(quantity, v.description('Key of the quantity that it is stored as.')),
    unit: v.pipe(
      v.optional(v.string()),
      v.description('Unit of the codec, such as °F. Absent: the stored unit.'),
    ),
  }),
);

/** What a person writes of a codec. The old API has none. */
export const codecFields = {
  name: field(rules.name, line, { column: 'name' }),
  text: field(rules.text, paragraph, {
    column: 'text',
    description:
      'JavaScript with `decodeUplink({ bytes, fPort, recvTime })`, `Decoder(bytes, port)` or `Decode(fPort, bytes)`.',
  }),
  examples: field(rules.examples, paragraph, {
    column: 'examples',
    description: 'Examples in YAML or JSON: a list of `{ input: { bytes, fPort }, output: { data } }`.',
  }),
  fields: field(rules.fields, jsonOf(CodecFieldsJson), { column: 'fields' }),
  isForAll: field(rules.isForAll, flag, {
    column: 'is_for_all',
    hasDefault: true,
    description: 'Whether everybody can choose it; only administrators set it.',
  }),
};

const { isForAll: _, ...exportedCodecFields } = codecFields;

/** Who brings an archive offers nothing of it to others. */
export { exportedCodecFields };

export type CodecValues = ValuesOf<typeof codecFields>;
export type CodecColumns = ColumnsOf<typeof codecFields>;
