import Type from 'typebox';
import { nullable } from '#platform/http/schemas.ts';
import type { HoneyYields } from './yields.ts';

export const YieldsBody = Type.Object({
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

export function yieldsToWire({ yields, years }: HoneyYields): Type.Static<typeof YieldsBody> {
  return {
    yields: yields.map(({ hiveId, hiveName, apiaryName, queen, kilograms, framesUnweighed }) => ({
      ...{ hive_id: hiveId, hive: hiveName, location: apiaryName },
      ...{ queen_id: queen?.id ?? null, queen: queen?.name ?? null, kilograms, frames: framesUnweighed },
    })),
    years: [...years],
  };
}
