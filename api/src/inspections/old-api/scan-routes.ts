import { isOfferedLanguage } from '@skep/domain';
import Type from 'typebox';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { scan } from './scan.ts';
import { type ScannedPage, scannedKinds } from './scan-answer.ts';

/** Of one request: as many pages as a long checklist has. */
const imagesMax = 12;
/** Photos as data URLs, which are a third longer than their files. */
const bodyLimit = 60_000_000;

const names = {
  'data-user-locale': 'languages',
  'settings.return_blob': 'settings.cutOuts',
  ocr_engine: 'engine',
};

const ScanInput = Type.Object({
  svg: Type.Optional(
    nullable(Type.String({ maxLength: 16_000_000, description: 'Layout that an old app drew.' })),
  ),
  images: Type.Array(
    Type.Object({
      page: Type.Optional(Type.Unknown()),
      image: Type.String({ maxLength: bodyLimit, description: 'A data URL of JPEG, PNG or WebP.' }),
    }),
    { minItems: 1, maxItems: imagesMax },
  ),
  settings: Type.Optional(
    nullable(Type.Object({ return_blob: Type.Optional(Type.Array(oneOf(scannedKinds), { maxItems: 3 })) })),
  ),
  'data-user-locale': Type.Optional(nullable(Type.Array(Type.String({ maxLength: 10 }), { maxItems: 5 }))),
  ocr_engine: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
});

const ScanBody = Type.Object({
  scans: Type.Array(
    Type.Object({
      page: Type.Integer(),
      scan: Type.Array(
        Type.Object({
          type: oneOf(scannedKinds),
          category_id: nullable(Type.String()),
          parent_category_id: Type.String(),
          value: Type.Array(Type.Union([Type.Integer(), Type.String()])),
          image: Type.Array(Type.String()),
        }),
      ),
    }),
  ),
});

const scanRoute: Routes = async (http) => {
  http.post(
    '/scan',
    {
      config: {
        access: 'signedIn',
        limits: [rateLimits.scanning],
        needs: 'reading',
        notIdempotent: 'harmless',
        tokenHeader: true,
        errors: { names },
      },
      bodyLimit,
      schema: {
        operationId: 'scanPages',
        tags: ['inspections'],
        summary: "Reads photographed pages of the person's printed forms synchronously, for old apps",
        description:
          'The header `token` may contain an API token or the value of the setting SCAN_TOKEN. The answer leaves out pages that cannot be read.',
        body: ScanInput,
        response: { 200: ScanBody },
      },
    },
    async (request) => {
      const { svg, images, settings, 'data-user-locale': locales } = request.body;
      const scanned = await scan(contextOf(request), {
        svg: svg ?? undefined,
        photos: images.map(({ page, image }) => ({ page: pageIn(page), photo: photoIn(image) })),
        language: locales?.find(isOfferedLanguage),
        cutOuts: settings?.return_blob ?? [],
      });
      return { scans: scanned.map(pageToWire) };
    },
  );
};

/** Old apps send a number or its text. */
const pageIn = (page: unknown) =>
  typeof page === 'number' || typeof page === 'string' ? Number(page) || undefined : undefined;

function photoIn(dataUrl: string): Buffer {
  const [head = '', content] = dataUrl.split(',', 2);
  if (!head.startsWith('data:image/') || !head.endsWith(';base64') || content === undefined)
    throw fieldProblem('images', 'not_a_picture');
  return Buffer.from(content, 'base64');
}

const pageToWire = ({ page, fields }: ScannedPage) => ({
  page,
  scan: fields.map(({ type, categoryId, parentCategoryId, values, cutOuts }) => ({
    type,
    category_id: categoryId ?? null,
    parent_category_id: parentCategoryId,
    value: values,
    image: cutOuts.map((cutOut) => `data:image/jpeg;base64,${cutOut.toString('base64')}`),
  })),
});

export const scanRoutes = inOneScope([scanRoute]);
