import * as v from 'valibot';
import type { DeviceId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { unknownQuantities } from './unknown-quantities.ts';

const unknownQuantitiesOfDevice = action(
  'GET',
  '/devices/:id/unknown-quantities',
  {
    id: 'listUnknownQuantities',
    summary: 'Names of values of a device that are no quantity of Skep and no input of a definition',
    params: v.object({ id: sentId<DeviceId>('device') }),
    answer: v.array(
      v.object({
        name: v.string(),
        quantity: v.pipe(v.optional(v.string()), v.description('Key of the quantity that it probably is.')),
        unit: v.pipe(v.optional(v.string()), v.description('Unit that the name contains, such as °F.')),
      }),
    ),
  },
  (context, { params }) => unknownQuantities(context, params.id),
);

export const unknownQuantityRoutes = inOneScope([unknownQuantitiesOfDevice]);
