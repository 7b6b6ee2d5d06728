import type { FakeAnswer } from '@skep/remote-kit/testing';
import {
  CodecQuery,
  CodecsQuery,
  CreateCodecMutation,
  DeleteCodecMutation,
  NewCodecQuery,
  TryCodecMutation,
  UpdateCodecMutation,
} from '../codecs/codecs.graphql.ts';
import type { DeviceCodecInput, TryDeviceCodecInput } from '../generated/graphql.ts';
import { aFailure, done, quantities } from './builders.ts';
import { answering } from './gateway.ts';

const aListedCodec = (part: object = {}) => ({
  ...{ __typename: 'ListedDeviceCodec' as const, id: '1', name: 'Soil sensor', isForAll: false },
  ...{ isEditable: true, deviceCount: 2, restsSince: null as string | null },
  ...part,
});

/** One of the person's own, a paused one, and one that an administrator offers. */
export const sampleCodecs = [
  aListedCodec(),
  aListedCodec({ id: '2', name: 'Endless sensor', restsSince: '2026-05-03T12:00:00+00:00' }),
  aListedCodec({ id: '3', name: 'Weather station', isForAll: true, isEditable: false, deviceCount: 0 }),
];

const aCodec = (part: object = {}) => ({
  ...{ __typename: 'DeviceCodec' as const, id: '1', revision: 3, name: 'Soil sensor' },
  text: 'function decodeUplink(input) {\n  return { data: { TempC_SHT: input.bytes[0] } };\n}',
  examples: null as string | null,
  fields: [
    { __typename: 'CodecField' as const, name: 'TempC_SHT', quantity: 't_i', unit: null as string | null },
  ],
  ...{ isForAll: false, isEditable: true, deviceCount: 2, restsSince: null as string | null },
  ...part,
});

const codecsById: Readonly<Record<string, ReturnType<typeof aCodec>>> = {
  '1': aCodec(),
  '2': aCodec({ id: '2', restsSince: '2026-05-03T12:00:00+00:00' }),
  '3': aCodec({
    ...{ id: '3', name: 'Weather station', isForAll: true, isEditable: false },
    examples: '- input: { bytes: [30], fPort: 1 }\n  output: { data: { TempC_SHT: 30 } }',
  }),
};

const aResult = (part: object = {}) => ({
  ...{ __typename: 'CodecResult' as const, bytes: '1e', port: 1, warnings: [] as string[] },
  data: '{"TempC_SHT":30,"weight_g":21500}' as string | null,
  ...{ failure: null as string | null, message: null as string | null },
  values: [{ __typename: 'NamedValue' as const, name: 't_i', value: 30 }],
  ...{ expected: null as string | null, isAsExpected: null as boolean | null },
  ...part,
});

/** What the codec makes of a message, and of an example that expects something else. */
export const sampleTrial = {
  __typename: 'CodecTrial' as const,
  results: [
    aResult({ warnings: ['battery low'] }),
    aResult({ bytes: '1f', isAsExpected: false, expected: '{"data":{"TempC_SHT":31}}' }),
    aResult({
      ...{ bytes: 'ff', port: 3, data: null, values: [], failure: 'threw' },
      message: 'TypeError: x is undefined (line 3)',
    }),
  ],
  proposals: [
    { __typename: 'UnknownQuantity' as const, name: 'TempC_SHT', quantity: 't_i', unit: null },
    { __typename: 'UnknownQuantity' as const, name: 'weight_g', quantity: 'weight_kg', unit: 'g' },
  ],
};

interface Heard {
  onSave?: (input: DeviceCodecInput) => void;
  onTry?: (input: TryDeviceCodecInput) => void;
  onDelete?: (id: string) => void;
}

/** Answers about codecs. */
export function fakeCodecs({ onSave, onTry, onDelete }: Heard = {}): FakeAnswer[] {
  const results = [aResult({ isAsExpected: false })];
  return [
    answering(CodecsQuery, () => ({ deviceCodecs: sampleCodecs })),
    answering(NewCodecQuery, () => ({ quantities })),
    answering(CodecQuery, ({ id }) => ({ deviceCodec: codecsById[id] ?? null, quantities })),
    answering(CreateCodecMutation, ({ input }) => {
      onSave?.(input);
      return input.text.includes('decodeUplink')
        ? {
            createDeviceCodec: {
              __typename: 'SavedDeviceCodec' as const,
              ...{ codec: aCodec({ id: '9', name: input.name }), results },
            },
          }
        : { createDeviceCodec: aFailure('INVALID_INPUT', [{ path: 'text', code: 'invalid' }]) };
    }),
    answering(UpdateCodecMutation, ({ id, input }) => {
      onSave?.(input);
      return {
        updateDeviceCodec: {
          __typename: 'SavedDeviceCodec' as const,
          ...{ codec: aCodec({ id, name: input.name, revision: 4 }), results: [] },
        },
      };
    }),
    answering(DeleteCodecMutation, ({ id }) => {
      onDelete?.(String(id));
      return { deleteDeviceCodec: done };
    }),
    answering(TryCodecMutation, ({ input }) => {
      onTry?.(input);
      return { tryDeviceCodec: sampleTrial };
    }),
  ];
}
