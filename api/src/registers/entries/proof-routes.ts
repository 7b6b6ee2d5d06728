import Type from 'typebox';
import * as v from 'valibot';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { sentId } from '#platform/http/json-schema.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { action } from '#platform/http/v1.ts';
import { EntryAnswer, entryJson } from './entry-fields.ts';
import { addProof, proofFile } from './proofs.ts';
import type { EntryId } from './tables.ts';

const addRoute = action(
  'POST',
  '/register-entries/:id/proof',
  {
    id: 'addRegisterProof',
    summary:
      'Stores the proof of purchase of a treatment, sent as `file` of a form: a picture or a PDF, 10 MB',
    params: v.object({ id: sentId<EntryId>('entry') }),
    file: 'file',
    notIdempotent: 'harmless',
    answer: EntryAnswer,
  },
  async (context, { params, file }) => entryJson(await addProof(context, params.id, file)),
);

const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', pdf: 'application/pdf' };

const fileRoute: Routes = async (http) => {
  const schema = {
    operationId: 'readRegisterProof',
    tags: ['register-entries'],
    summary: 'The file of an entry that is a proof of purchase',
    params: idParams<EntryId>('entry'),
    response: { 200: { content: { 'application/octet-stream': { schema: Type.Unknown() } } } },
  };
  const config = { access: 'signedIn', errors: { isV1: true } } as const;
  http.get('/v1/register-entries/:id/proof', { config, schema }, async (request, reply) => {
    const { id } = request.params;
    const { content, sizeBytes, extension } = await proofFile(signedInContextOf(request), id);
    // Saved and never shown by this address: what somebody sent is no page of ours.
    return reply
      .type(types[extension] ?? 'application/octet-stream')
      .header('content-disposition', `attachment; filename="proof-${id}.${extension}"`)
      .header('cache-control', 'private, no-store')
      .header('content-length', sizeBytes)
      .send(content);
  });
};

export const proofRoutes = inOneScope([addRoute, fileRoute]);
