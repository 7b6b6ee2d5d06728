/** Ids of the taxonomy's questions. */
const item = {
  eggs: 270,
  larvae: 276,
  pupae: 273,
  framesWithBees: 774,
  queenSeen: 399,
  queenCells: 412,
  swarmCell: 417,
  swarmCellCount: 807,
  stockStatus: 794,
  honeyStock: 495,
  framesWithHoney: 494,
  pollenStock: 497,
  feedWeightGrams: 890,
  varroaCount: 547,
  naturalFall: 911,
  treatment: 595,
  harvestKg: 831,
};

interface Visit {
  month: number;
  day: number;
  note: string;
  frames: number;
  impression: number;
  items: Record<number, number>;
  /** Days until what is to be done. */
  reminder?: { text: string; days: number };
}

/** A season as it goes: willow, swarming, lime, harvest, varroa, feeding, winter. */
const season: readonly Visit[] = [
  {
    month: 3,
    day: 14,
    note: 'First flight of the year, pollen from willow coming in.',
    frames: 5,
    impression: 7,
    items: { [item.stockStatus]: 2, [item.honeyStock]: 1 },
  },
  {
    month: 4,
    day: 18,
    note: 'Brood nest grows fast. Added foundation at the edge.',
    frames: 7,
    impression: 8,
    items: { [item.eggs]: 1, [item.larvae]: 1, [item.pollenStock]: 1 },
  },
  {
    month: 5,
    day: 9,
    note: 'Strong and restless. Gave a honey super.',
    frames: 9,
    impression: 8,
    items: { [item.eggs]: 1, [item.queenSeen]: 1, [item.queenCells]: 0 },
    reminder: { text: 'Look for queen cells', days: 8 },
  },
  {
    month: 5,
    day: 23,
    note: 'Play cups, two with an egg. Broke them.',
    frames: 10,
    impression: 6,
    items: { [item.queenCells]: 1, [item.swarmCell]: 1, [item.swarmCellCount]: 2 },
  },
  {
    month: 6,
    day: 20,
    note: 'Lime is in bloom, the super is half full.',
    frames: 11,
    impression: 9,
    items: { [item.eggs]: 1, [item.larvae]: 1, [item.pupae]: 1, [item.framesWithHoney]: 5 },
  },
  {
    month: 7,
    day: 18,
    note: 'Harvest. Calm on the combs.',
    frames: 11,
    impression: 9,
    items: { [item.harvestKg]: 14.5, [item.honeyStock]: 1 },
  },
  {
    month: 8,
    day: 8,
    note: 'Mites counted over a week before the treatment with formic acid.',
    frames: 9,
    impression: 6,
    items: { [item.varroaCount]: 1, [item.naturalFall]: 9, [item.treatment]: 1 },
    reminder: { text: 'Take the dispenser out', days: 14 },
  },
  {
    month: 9,
    day: 12,
    note: 'Fed for the winter.',
    frames: 8,
    impression: 7,
    items: { [item.feedWeightGrams]: 6000, [item.stockStatus]: 3 },
  },
  {
    month: 10,
    day: 17,
    note: 'Mouse guard on, entrance narrowed.',
    frames: 6,
    impression: 8,
    items: { [item.stockStatus]: 3 },
  },
];

export interface DemoInspection {
  date: string;
  timezone: string;
  impression_grade: number;
  attention: number;
  notes: string;
  reminder: string | null;
  reminder_date: string | null;
  items: Record<number, number>;
}

/**
 * Two seasons up to `now` for the hive with this number, newest last. The numbers vary from hive to hive in a fixed
 * way: a demo that is the same everywhere can be shown and tested.
 */
export function demoInspections(hiveNumber: number, now: Date): DemoInspection[] {
  const years = [now.getUTCFullYear() - 2, now.getUTCFullYear() - 1, now.getUTCFullYear()];
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - 2);
  return years
    .flatMap((year) =>
      season.map((visit, index) => ({ visit, at: momentOf(visit, year, hiveNumber), index })),
    )
    .filter(({ at }) => at > oldest && at < now)
    .map(({ visit, at, index }) => inspectionOf(visit, at, hiveNumber + index));
}

/** One apiary after the other on the same day, a quarter of an hour each. */
function momentOf({ month, day }: Visit, year: number, hiveNumber: number): Date {
  return new Date(Date.UTC(year, month - 1, day + (hiveNumber % 3), 11, (hiveNumber * 15) % 60));
}

function inspectionOf(visit: Visit, at: Date, variation: number): DemoInspection {
  const swing = (variation % 5) - 2;
  const impression = Math.min(10, Math.max(1, visit.impression + swing));
  return {
    date: wireTime(at),
    timezone: 'Europe/Amsterdam',
    impression_grade: impression,
    attention: impression <= 4 ? 1 : 0,
    notes: visit.note,
    reminder: visit.reminder?.text ?? null,
    reminder_date: visit.reminder
      ? wireTime(new Date(at.getTime() + visit.reminder.days * 86_400_000))
      : null,
    items: { ...visit.items, [item.framesWithBees]: Math.max(2, visit.frames + swing) },
  };
}

function wireTime(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}
