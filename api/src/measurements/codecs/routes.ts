import {
  codecFailures,
  codecFieldForm,
  deviceCodecForm,
  deviceCodecLimits,
  lorawanPort,
  payloadHex,
} from '@skep/domain';
import * as v from 'valibot';
import type { DeviceCodecId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, revision, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { editOf } from '#platform/input/edits.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import { codecFields } from './codec-fields.ts';
import {
  createCodec,
  editCodec,
  listCodecs,
  removeCodec,
  type SeenCodec,
  showCodec,
  tryCodec,
} from './service.ts';

const { name, isForAll } = answerOf(codecFields);

const listed = {
  id: idJson<DeviceCodecId>('device codec'),
  revision,
  isEditable: v.pipe(v.boolean(), v.description('Own codecs; for administrators also those for everybody.')),
  deviceCount: v.pipe(v.number(), v.description('Number of devices of the person that have it.')),
  restsSince: v.pipe(
    v.optional(v.date()),
    v.description('Since when it is not called, because it took too long several times; an edit ends it.'),
  ),
  createdAt: v.date(),
};
const ListedCodec = v.object({ ...listed, name, isForAll });
const CodecJson = v.object({ ...listed, ...answerOf(codecFields) });

const trial = {
  results: v.array(
    v.object({
      bytes: v.pipe(v.string(), v.description('Hex digits.')),
      port: v.number(),
      data: v.pipe(v.optional(v.string()), v.description('Answer of the codec, as JSON.')),
      warnings: v.array(v.string()),
      failure: v.optional(v.picklist(codecFailures)),
      message: v.pipe(v.optional(v.string()), v.description('Message of the error, with its line.')),
      values: v.pipe(
        v.array(v.object({ name: v.string(), value: v.number() })),
        v.description('Values that would be stored.'),
      ),
      expected: v.pipe(v.optional(v.string()), v.description('Output of the example, as JSON.')),
      isAsExpected: v.optional(v.boolean()),
    }),
  ),
  proposals: v.pipe(
    v.array(v.object({ name: v.string(), quantity: v.optional(v.string()), unit: v.optional(v.string()) })),
    v.description('Names of all values, with the quantity and unit that each probably has.'),
  ),
};
const SavedCodecJson = v.object({ ...CodecJson.entries, ...trial });

const one = { params: v.object({ id: sentId<DeviceCodecId>('device codec') }) };
const CodecBody = v.object(bodyOf(codecFields));

const codecJson = <Of extends SeenCodec>({ rev, ...codec }: Of) => ({ ...codec, revision: rev });

export const codecRoutes = inOneScope([
  action(
    'GET',
    '/device-codecs',
    {
      id: 'listDeviceCodecs',
      summary: 'Codecs of the person and those for everybody, by name, without their text',
      answer: v.array(ListedCodec),
    },
    async (context) => (await listCodecs(context)).map(codecJson),
  ),
  action(
    'GET',
    '/device-codecs/:id',
    { id: 'readDeviceCodec', summary: 'One codec', ...one, answer: CodecJson },
    async (context, { params }) => codecJson(await showCodec(context, params.id)),
  ),
  action(
    'POST',
    '/device-codecs',
    {
      id: 'addDeviceCodec',
      summary: 'Creates a codec and runs its examples; a wrong result does not prevent saving',
      body: CodecBody,
      answer: SavedCodecJson,
    },
    async (context, { body }) => codecJson(await createCodec(context, body)),
  ),
  action(
    'PATCH',
    '/device-codecs/:id',
    {
      id: 'changeDeviceCodec',
      summary: 'Edits a codec and runs its examples; fields that are not sent do not change',
      ...one,
      body: v.partial(CodecBody),
      answer: SavedCodecJson,
    },
    async (context, { params, body, revision: wanted, answerWith }) => {
      const toWire = (codec: SeenCodec) => answerWith({ ...codecJson(codec), results: [], proposals: [] });
      return codecJson(await editCodec(context, params.id, { ...editOf(body, wanted), toWire }));
    },
  ),
  action(
    'DELETE',
    '/device-codecs/:id',
    {
      id: 'removeDeviceCodec',
      summary: 'Deletes a codec; its devices are read by the formats that Skep knows',
      ...one,
    },
    (context, { params }) => removeCodec(context, params.id),
  ),
  action(
    'POST',
    '/device-codecs/try',
    {
      id: 'tryDeviceCodec',
      summary: 'Runs a codec over a message and examples, and stores nothing',
      body: v.object({
        text: deviceCodecForm.entries.text,
        examples: deviceCodecForm.entries.examples,
        fields: v.optional(
          v.pipe(v.array(codecFieldForm), v.maxLength(deviceCodecLimits.fields, 'too_many')),
          [],
        ),
        message: v.optional(v.object({ bytes: payloadHex, port: lorawanPort })),
      }),
      answer: v.object(trial),
    },
    (context, { body }) => tryCodec(context, body),
  ),
]);
