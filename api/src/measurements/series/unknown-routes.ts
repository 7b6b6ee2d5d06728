import * as v from 'valibot';
import type { DeviceId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { unknownQuantities } from './unknown-quantities.ts';

const listUnknownQuantities = action(
  'GET',
  '/unknown-quantities',
  {
    id: 'listUnknownQuantities',
    summary: 'Names of values of own devices that are no quantity of Skep and no input of a definition',
    answer: v.array(
      v.object({
        deviceId: idJson<DeviceId>('device'),
        name: v.string(),
        quantity: v.pipe(v.optional(v.string()), v.description('Key of the quantity that it probably is.')),
        unit: v.pipe(v.optional(v.string()), v.description('Unit that the name contains, such as °F.')),
      }),
    ),
  },
  unknownQuantities,
);

export const unknownQuantityRoutes = inOneScope([listUnknownQuantities]);
