import { AppError, instantOfSentTime } from '@skep/domain';
import Type from 'typebox';
import { photoLinks } from '#inspections/photos/links.ts';
import { takePiece } from '#inspections/photos/pieces.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { ClientId, nullable, text } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { PhotoBody, photoToWire } from './photo-json.ts';

/** A weak signal sends this within a while; a photo that a browser has resized has only a few of them. */
const pieceBytesMax = 512 * 1024;

/** Photos that come in pieces, after the inspection that names them by their ids. */
export const photoPieceRoutes: Routes = async (http) => {
  http.addContentTypeParser(
    'application/partial-upload',
    { parseAs: 'buffer', bodyLimit: pieceBytesMax },
    async (_request: unknown, body: Buffer) => body,
  );

  http.put(
    '/images/pieces/:client_id',
    {
      config: {
        access: 'signedIn',
        notIdempotent: 'harmless',
        limits: [rateLimits.photoPieces],
        errors: { names: { date: 'takenAt' } },
      },
      schema: {
        operationId: 'sendImagePiece',
        tags: ['inspections'],
        summary: 'Uploads the next chunk of a photo as the body: at most 512 KiB',
        description:
          'Returns the offset of the next chunk, also without a body. After the last chunk the photo exists, and belongs to ' +
          'the inspection that names it in `awaitedPhotos`, now or later.',
        consumes: ['application/partial-upload'],
        params: Type.Object({ client_id: ClientId }),
        querystring: Type.Object({
          first_byte: Type.Integer({
            minimum: 0,
            maximum: Number.MAX_SAFE_INTEGER,
            description: 'Offset of the first byte of the body in the photo, from 0.',
          }),
          size: Type.Integer({
            minimum: 1,
            maximum: Number.MAX_SAFE_INTEGER,
            description: 'Size of the whole photo in bytes.',
          }),
          sha256: Type.String({
            pattern: '^[0-9a-f]{64}$',
            description: 'SHA-256 of the whole photo in hex.',
          }),
          date: Type.Optional(text({ description: 'When it was taken: YYYY-MM-DD HH:MM:SS, UTC.' })),
        }),
        response: { 200: Type.Object({ received: Type.Integer(), image: nullable(PhotoBody) }) },
      },
    },
    async (request) => {
      const { first_byte: firstByte, size: sizeBytes, sha256, date } = request.query;
      const takenAt = date ? instantOfSentTime(date, 'UTC') : undefined;
      if (date && takenAt === undefined) throw fieldProblem('takenAt', 'not_a_date');
      const context = signedInContextOf(request);
      const { client_id: clientId } = request.params;
      const content = contentOf(request.body);
      const arrived = await takePiece(context, { clientId, firstByte, sizeBytes, sha256, content, takenAt });
      const image = arrived.photo ? photoToWire(arrived.photo, await photoLinks(context)) : null;
      return { received: arrived.bytes, image };
    },
  );
};

function contentOf(body: unknown): Buffer {
  if (body === undefined || body === null) return Buffer.alloc(0);
  if (!Buffer.isBuffer(body)) throw new AppError('unreadable_request');
  return body;
}
