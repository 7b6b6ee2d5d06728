import * as v from 'valibot';
import { unknownNames } from '#measurements/series/unknown-store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { titledQuantity } from '#platform/taxonomy/quantity-titles.ts';
import { deviceById } from './store.ts';

/** A name under which a device sends values that no definition reads. */
interface UnknownQuantity {
  name: string;
  /** What it is likely to mean. */
  quantity?: string;
  /** That the name tells; absent: the stored one, or not told. */
  unit?: string;
}

/**
 * What a device has sent under names that are not in the catalogue and not the input of a definition. Two names are
 * not proposed for one quantity: the values of one would hide those of the other.
 * @throws AppError not_found
 */
async function unknownQuantities(context: SignedInContext, id: DeviceId): Promise<UnknownQuantity[]> {
  const device = requireRight(context, 'manage', await deviceById(context, id));
  const taken = new Set<string>(device.definitions.map(({ output }) => output));
  const names = await unknownNames(context, [id]);
  return names
    .filter((name) => !device.definitions.some(({ input }) => input === name))
    .map((name) => {
      const { quantity, unit } = titledQuantity(name) ?? {};
      if (quantity === undefined || taken.has(quantity)) return { name };
      taken.add(quantity);
      return { name, quantity, ...(unit !== undefined && { unit }) };
    });
}

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
