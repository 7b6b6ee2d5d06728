import Type from 'typebox';
import type { ResearchId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, oneOf, text } from '#platform/http/schemas.ts';
import { sentFile } from '#platform/http/sent-files.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { changePicture, pictureFile, removePicture } from './picture.ts';
import { ProjectBody, projectToWire } from './wire.ts';

const params = idParams<ResearchId>('research project');

const changePictureRoute: Routes = async (http) => {
  http.post(
    '/administration/research/:id/picture',
    {
      config: { access: 'admin', takesFile: true, notIdempotent: 'harmless' },
      schema: {
        operationId: 'changeResearchPicture',
        tags: ['administration'],
        summary:
          'Sets the picture of a research project, sent as `file` of a form: JPEG, PNG or WebP, 15 MB, 40 megapixels',
        description: 'Without a file nothing changes.',
        params,
        body: Type.Object({}),
        response: { 200: ProjectBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { id } = request.params;
      const file = sentFile(request, 'file');
      return projectToWire(await changePicture(context, id, file?.content), context);
    },
  );
};

const removePictureRoute: Routes = async (http) => {
  http.delete(
    '/administration/research/:id/picture',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'removeResearchPicture',
        tags: ['administration'],
        summary: 'Removes the picture of a research project',
        params,
        response: { 200: ProjectBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return projectToWire(await removePicture(context, request.params.id), context);
    },
  );
};

const types = { jpg: 'image/jpeg', webp: 'image/webp' };

const getPictureRoute: Routes = async (http) => {
  http.get(
    '/research/pictures/:key/:size',
    {
      config: { access: 'public', limits: [rateLimits.photos] },
      schema: {
        operationId: 'getResearchPicture',
        tags: ['research'],
        summary: 'The picture of a research project, by an address from GET',
        params: Type.Object({
          key: text({ description: 'Key of the picture, from the address.' }),
          size: oneOf(['thumb', 'whole'], { description: 'The thumbnail or the full picture.' }),
        }),
        response: { 200: { content: { 'image/*': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const { key, size } = request.params;
      const { extension, content, sizeBytes } = await pictureFile(contextOf(request), key, size);
      return (
        reply
          .type(extension === 'webp' ? types.webp : types.jpg)
          // Another picture has another address.
          .header('cache-control', 'private, max-age=604800, immutable')
          .header('content-length', sizeBytes)
          .send(content)
      );
    },
  );
};

export const researchPictureRoutes = inOneScope([changePictureRoute, removePictureRoute, getPictureRoute]);
