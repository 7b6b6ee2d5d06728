import {
  isGoneInADay,
  isNear,
  type StepSigns,
  type Weighing,
  type WeightStep,
  wireTimeOf,
} from '@skep/domain';
import type { SensorDefinition } from '#measurements/devices/definition.ts';
import type { NotedVisit } from './visit-store.ts';

/** What else is known of a hive and its scale. */
export interface HiveRecords {
  visits: readonly NotedVisit[];
  /** YYYY-MM-DD. */
  daysOfChange: readonly string[];
  definitions: readonly SensorDefinition[];
  weighings: readonly Weighing[];
  zone: string;
}

/** What is known of the hours around a step. */
export function signsOf(step: WeightStep, records: HiveRecords): StepSigns {
  const { visits, daysOfChange, definitions, weighings, zone } = records;
  const clock = wireTimeOf(new Date(step.time), zone);
  const near = visits.filter(({ time }) => isNear(time.getTime(), step));
  const changes = near.map((visit) => changeSince(formerVisit(visits, visit), visit));
  return {
    hour: Number(clock.slice(11, 13)),
    isVisited: near.length > 0 || daysOfChange.includes(clock.slice(0, 10)),
    supersAdded: changes.reduce((sum, { supersAdded }) => sum + supersAdded, 0),
    isFeederAdded: changes.some(({ isFeederAdded }) => isFeederAdded),
    isCalibrated: definitions.some(
      ({ output, validFrom }) => output === 'weight_kg' && isNear(validFrom.getTime(), step),
    ),
    isGoneInADay: isGoneInADay(weighings, step),
  };
}

/** The last one before at which the build of the same hive was noted. */
function formerVisit(visits: readonly NotedVisit[], { hiveId, time }: NotedVisit): NotedVisit | undefined {
  return visits.findLast((visit) => visit.hiveId === hiveId && visit.time < time && visit.supers !== null);
}

function changeSince(former: NotedVisit | undefined, visit: NotedVisit) {
  if (former === undefined || visit.supers === null) return { supersAdded: 0, isFeederAdded: false };
  const supersAdded = Number(visit.supers) - Number(former.supers);
  return {
    supersAdded: Number.isFinite(supersAdded) ? supersAdded : 0,
    isFeederAdded: visit.feedingBox === '1' && former.feedingBox === '0',
  };
}
