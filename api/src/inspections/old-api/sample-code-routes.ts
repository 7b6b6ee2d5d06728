import Type from 'typebox';
import { deleteSampleCode, makeSampleCode, ownSampleCodes } from '#inspections/sample-codes/service.ts';
import type { SampleCode } from '#inspections/sample-codes/store.ts';
import type { HiveId, QueenId } from '#platform/context/ids.ts';
import { bareText } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idSchema, nullable, text, WireTime, wireTime } from '#platform/http/schemas.ts';

const tags = ['inspections'];
const config = {
  access: 'signedIn',
  errors: {
    // As the old wire says it.
    codes: { not_found: { bare: null, status: 400 } },
    names: { sample_date: 'sampledAt', sample_code: 'sampleCode' },
  },
} as const;

const SampleCodeBody = Type.Object({
  id: Type.Integer(),
  sample_code: Type.String({ description: 'Eight capitals.' }),
  hive_id: Type.Integer(),
  queen_id: nullable(Type.Integer()),
  sample_date: nullable(Type.String({ description: 'YYYY-MM-DD HH:MM:SS, local.' })),
  created_at: WireTime,
});

const NewSampleCode = Type.Object({
  hive_id: idSchema<HiveId>(),
  queen_id: Type.Optional(nullable(idSchema<QueenId>())),
  sample_date: Type.Optional(nullable(text({ description: 'Local time of the sample.' }))),
  sample_code: Type.Optional(nullable(text({ description: 'Code that the label already has.' }))),
});

function toWire(code: SampleCode): Type.Static<typeof SampleCodeBody> {
  return {
    id: code.id,
    sample_code: code.sampleCode,
    hive_id: code.hiveId,
    queen_id: code.queenId ?? null,
    sample_date: code.sampledAt ?? null,
    created_at: wireTime(code.createdAt),
  };
}

const getRoute: Routes = async (http) => {
  http.get(
    '/samplecode',
    {
      config,
      schema: {
        operationId: 'getSampleCodes',
        tags,
        summary: 'Sample codes of the person’s hives, newest first; at most 1000',
        response: { 200: Type.Array(SampleCodeBody) },
      },
    },
    async (request) => (await ownSampleCodes(signedInContextOf(request))).map(toWire),
  );
};

const makeRoute: Routes = async (http) => {
  http.post(
    '/samplecode',
    {
      config,
      schema: {
        operationId: 'postSampleCode',
        tags,
        summary: 'Creates a sample code for a hive; the hive shows it from then on',
        body: NewSampleCode,
        response: { 201: SampleCodeBody },
      },
    },
    async (request, reply) => {
      reply.status(201);
      const { hive_id: hiveId, queen_id: queenId, sample_date: date, sample_code: code } = request.body;
      const sample = {
        hiveId,
        queenId: queenId ?? undefined,
        sampledAt: date ?? undefined,
        sampleCode: code ?? undefined,
      };
      return toWire(await makeSampleCode(signedInContextOf(request), sample));
    },
  );
};

const deleteRoute: Routes = async (http) => {
  http.delete(
    '/samplecode',
    {
      config,
      schema: {
        operationId: 'removeSampleCodeByBody',
        tags,
        summary: 'Deletes the code of a sample, unless a saved inspection names it',
        body: Type.Object({ sample_code: text() }),
        response: { 200: Type.Literal('code_deleted') },
      },
    },
    async (request, reply) => {
      await deleteSampleCode(signedInContextOf(request), request.body.sample_code);
      return bareText(reply, 'code_deleted' as const);
    },
  );
};

export const oldSampleCodeRoutes = inOneScope([getRoute, makeRoute, deleteRoute]);
