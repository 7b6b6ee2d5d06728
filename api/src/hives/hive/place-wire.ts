import Type from 'typebox';
import { nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import type { HivePlace } from './changes.ts';

export const HivePlacesBody = Type.Object({
  places: Type.Array(
    Type.Object({
      location_id: Type.Integer(),
      location: Type.String({ description: 'Name of the apiary.' }),
      since: WireTime,
      until: nullable(WireTime),
    }),
    { description: 'Newest first; the current place has no end.' },
  ),
});

export function placesToWire(places: readonly HivePlace[]): Type.Static<typeof HivePlacesBody> {
  return {
    places: places.map(({ apiaryId, apiaryName, since, until }) => ({
      location_id: apiaryId,
      location: apiaryName,
      since: wireTime(since),
      until: until === undefined ? null : wireTime(until),
    })),
  };
}
