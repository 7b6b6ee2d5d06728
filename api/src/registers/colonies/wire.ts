import { hiveStates } from '@skep/domain';
import Type from 'typebox';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import type { CountedApiary } from './service.ts';

export const ColonyCountBody = Type.Object({
  day: Type.String(),
  total: Type.Integer(),
  locations: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      street: nullable(Type.String()),
      street_no: nullable(Type.String()),
      postal_code: nullable(Type.String()),
      city: nullable(Type.String()),
      country_code: nullable(Type.String()),
      lat: nullable(Type.Number()),
      lon: nullable(Type.Number()),
      hives: Type.Array(
        Type.Object({
          id: Type.Integer(),
          name: Type.String(),
          state: oneOf(hiveStates, { description: 'State on that day.' }),
        }),
      ),
    }),
  ),
});

export function countToWire(
  day: string,
  apiaries: readonly CountedApiary[],
): Type.Static<typeof ColonyCountBody> {
  return {
    day,
    total: apiaries.reduce((sum, { hives }) => sum + hives.length, 0),
    locations: apiaries.map(({ id, name, hives, ...apiary }) => ({
      ...{ id, name, street: apiary.street, street_no: apiary.street_number, city: apiary.city },
      ...{ postal_code: apiary.postal_code, country_code: apiary.country_code },
      ...{ lat: apiary.latitude, lon: apiary.longitude },
      hives: hives.map((hive) => ({ id: hive.id, name: hive.name, state: hive.state })),
    })),
  };
}
