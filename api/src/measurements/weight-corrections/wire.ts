import { stepAnswers, stepKinds } from '@skep/domain';
import Type from 'typebox';
import { wireInstant } from '#measurements/series/wire.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { idSchema, nullable, oneOf } from '#platform/http/schemas.ts';
import { roundingOf } from '#platform/taxonomy/quantities.ts';
import type { ColonyWeight } from './colony-weight.ts';
import type { GainsOfHive } from './gains.ts';
import type { AnswerableStep } from './steps.ts';

const round = roundingOf('weight_kg');
const Values = Type.Array(nullable(Type.Number()), {
  description: 'Kilograms, one value for each time; null: no measurement.',
});

const StepBody = Type.Object({
  device_id: idSchema<DeviceId>(),
  since: Type.String({ description: 'Last measurement before the step: YYYY-MM-DDTHH:MM:SSZ.' }),
  time: Type.String({ description: 'First measurement after the step; identifies the step.' }),
  kg: Type.Number({ description: 'Kilograms; negative: the hive became lighter.' }),
  supposed: oneOf(stepKinds),
  answer: nullable(oneOf(stepAnswers, { description: 'Cause that a person set.' })),
  kind: oneOf(stepKinds, { description: 'Cause that counts. The corrected curve includes steps by `bees`.' }),
  may_answer: Type.Boolean(),
});

export const ColonyWeightBody = Type.Object({
  device_id: nullable(idSchema<DeviceId>()),
  start: Type.String({ description: 'Start of the range: YYYY-MM-DDTHH:MM:SSZ.' }),
  end: Type.String({ description: 'End of the range, exclusive.' }),
  times: Type.Array(Type.String(), { description: 'Start of each bin of both curves.' }),
  weighed: Values,
  corrected: Values,
  days: Type.Array(
    Type.Object({ day: Type.String({ description: 'YYYY-MM-DD' }), gain_kg: nullable(Type.Number()) }),
    {
      description: 'Gain from midnight to midnight, in the year before the end of the range.',
    },
  ),
  steps: Type.Array(StepBody, { description: 'Steps of that year, oldest first.' }),
});

const Gain = nullable(Type.Number({ description: 'Kilograms; null: the scale sent nothing.' }));

export const GainsBody = Type.Array(
  Type.Object({
    hive_id: idSchema<HiveId>(),
    day_kg: Gain,
    week_kg: Gain,
    period_kg: Gain,
    season_kg: Gain,
  }),
);

export function gainsToWire(hives: readonly GainsOfHive[]) {
  return hives.map(({ hiveId: hive_id, gains: { day, week, period, season } }) => ({
    hive_id,
    day_kg: roundedOrNull(day),
    week_kg: roundedOrNull(week),
    period_kg: roundedOrNull(period),
    season_kg: roundedOrNull(season),
  }));
}

export function colonyWeightToWire({ starts, weighed, corrected, gains, steps }: ColonyWeight) {
  return {
    times: starts.map(wireInstant),
    weighed: weighed.map(roundedOrNull),
    corrected: corrected.map(roundedOrNull),
    days: gains.map(({ day, kg }) => ({ day, gain_kg: roundedOrNull(kg) })),
    steps: steps.map(stepToWire),
  };
}

/** Of who has no device, or of a hive that never had one. */
export const noWeight = { device_id: null, times: [], weighed: [], corrected: [], days: [], steps: [] };

function stepToWire({
  deviceId,
  since,
  time,
  kg,
  supposed,
  answer,
  kind,
  mayAnswer,
}: AnswerableStep): Type.Static<typeof StepBody> {
  return {
    device_id: deviceId,
    since: wireInstant(new Date(since)),
    time: wireInstant(new Date(time)),
    kg: round(kg),
    supposed,
    answer: answer ?? null,
    kind,
    may_answer: mayAnswer,
  };
}

const roundedOrNull = (kg: number | undefined) => (kg === undefined ? null : round(kg));
