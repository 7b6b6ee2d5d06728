/** What the demo's beekeeper does on the same days of each year, in the diary, in the records and on the scales. */
export interface DayOfYear {
  /** 1 is January. */
  month: number;
  day: number;
}

export const superDay: DayOfYear = { month: 5, day: 1 };
export const swarmDay: DayOfYear = { month: 5, day: 26 };
export const harvestDay: DayOfYear = { month: 7, day: 3 };

/** Syrup of 3:2, in litres for each hive. */
export const feedings = {
  days: [
    { month: 9, day: 5 },
    { month: 9, day: 12 },
  ],
  litres: 5,
} as const;

/** What a litre of it weighs. */
export const syrupKgPerLitre = 1.287;
