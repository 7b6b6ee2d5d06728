import Type from 'typebox';
import { nullable } from '#platform/http/schemas.ts';
import type { HoneyYields } from './yields.ts';

export const YieldsBody = Type.Object({
  year: Type.Integer({ description: 'Year in which the season begins.' }),
  southern: Type.Boolean({ description: 'Whether it is from July to June.' }),
  yields: Type.Array(
    Type.Object({
      hive_id: Type.Integer(),
      hive: Type.String(),
      location: Type.String(),
      queen_id: nullable(Type.Integer()),
      queen: nullable(Type.String()),
      kilograms: Type.Number(),
      frames: Type.Number({ description: 'Frames of harvests that are not weighed yet.' }),
    }),
  ),
  years: Type.Array(Type.Object({ year: Type.Integer(), kilograms: Type.Number() })),
});

export function yieldsToWire({ season, yields, years }: HoneyYields): Type.Static<typeof YieldsBody> {
  return {
    year: season.year,
    southern: season.isSouthern,
    yields: yields.map(({ hiveId, hiveName, apiaryName, queen, kilograms, framesUnweighed }) => ({
      ...{ hive_id: hiveId, hive: hiveName, location: apiaryName },
      ...{ queen_id: queen?.id ?? null, queen: queen?.name ?? null, kilograms, frames: framesUnweighed },
    })),
    years: [...years],
  };
}
