import Type from 'typebox';
import { nullable } from '#platform/http/schemas.ts';
import { JarsBody, jarsToWire } from './jars-wire.ts';
import type { Lot } from './lots.ts';

const Kilograms = nullable(Type.Number({ description: 'Kilograms; null if a harvest was not weighed.' }));

export const LotsBody = Type.Object({
  lots: Type.Array(
    Type.Object({
      lot: Type.String(),
      harvested: Kilograms,
      left: Kilograms,
      water_percent: nullable(Type.Number({ description: 'Maximum of its harvests.' })),
      heather: Type.Boolean(),
      within_withdrawal: Type.Boolean({
        description:
          'True: some of it was harvested in a withdrawal period, according to the current records.',
      }),
      harvests: Type.Array(
        Type.Object({
          id: Type.Integer(),
          number: Type.Integer(),
          day: Type.String(),
          kilograms: Kilograms,
          hives: Type.Array(Type.String({ description: 'Name at that time.' })),
          locations: Type.Array(Type.String()),
        }),
      ),
      jars: Type.Array(
        Type.Object({ id: Type.Integer(), number: Type.Integer(), day: Type.String(), jars: JarsBody }),
      ),
    }),
  ),
});

export function lotsToWire(lots: readonly Lot[]): Type.Static<typeof LotsBody> {
  return { lots: lots.map(lotToWire) };
}

function lotToWire({ lot, harvests, jars, harvestedKg, leftKg, isFromWithdrawal }: Lot) {
  const waters = harvests.flatMap(({ harvest }) => harvest?.waterPercent ?? []);
  return {
    ...{ lot, harvested: harvestedKg ?? null, left: leftKg ?? null },
    water_percent: waters.length === 0 ? null : Math.max(...waters),
    heather: harvests.some(({ harvest }) => harvest?.isHeather),
    within_withdrawal: isFromWithdrawal,
    harvests: harvests.map(({ id, number, day, harvest, hives }) => ({
      ...{ id, number, day, kilograms: harvest?.kilograms ?? null },
      hives: hives.map(({ name }) => name),
      locations: [...new Set(hives.map(({ apiaryName }) => apiaryName))],
    })),
    jars: jars.flatMap(({ id, number, day, jars: facts }) =>
      facts === undefined ? [] : [{ id, number, day, jars: jarsToWire(facts) }],
    ),
  };
}
