import Type from 'typebox';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { sentFile } from '#platform/http/sent-files.ts';
import { addProof, proofFile } from './proofs.ts';
import type { EntryId } from './tables.ts';
import { EntryBody, entryToWire } from './wire.ts';

const tags = ['registers'];
const params = idParams<EntryId>('entry');

const addRoute: Routes = async (http) => {
  const summary =
    'Stores the proof of purchase of a treatment, sent as `file` of a form: a picture or a PDF, 10 MB';
  const schema = {
    operationId: 'addRegisterProof',
    tags,
    summary,
    params,
    body: Type.Object({}),
    response: { 201: EntryBody },
  };
  const config = { access: 'signedIn', takesFile: true, notIdempotent: 'harmless' } as const;
  http.post('/register-entries/:id/proof', { config, schema }, async (request, reply) => {
    const proof = await addProof(signedInContextOf(request), request.params.id, sentFile(request, 'file'));
    // Of a form the answer is no form.
    reply.header('content-type', 'application/json; charset=utf-8').status(201);
    return entryToWire(proof);
  });
};

const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', pdf: 'application/pdf' };

const fileRoute: Routes = async (http) => {
  const summary = 'The file of an entry that is a proof of purchase';
  const schema = {
    operationId: 'getRegisterProof',
    tags,
    summary,
    params,
    response: { 200: { content: { 'application/octet-stream': { schema: Type.Unknown() } } } },
  };
  http.get(
    '/register-entries/:id/proof',
    { config: { access: 'signedIn' }, schema },
    async (request, reply) => {
      const { id } = request.params;
      const { content, sizeBytes, extension } = await proofFile(signedInContextOf(request), id);
      // Saved and never shown by this address: what somebody sent is no page of ours.
      return reply
        .type(types[extension] ?? 'application/octet-stream')
        .header('content-disposition', `attachment; filename="proof-${id}.${extension}"`)
        .header('cache-control', 'private, no-store')
        .header('content-length', sizeBytes)
        .send(content);
    },
  );
};

export const proofRoutes = inOneScope([addRoute, fileRoute]);
