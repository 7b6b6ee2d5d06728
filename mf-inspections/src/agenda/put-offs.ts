/** For how many days what stands in the agenda can be put off by a tap. */
export const putOffs = [
  { days: 1, label: 'inspections.putOffDay' },
  { days: 3, label: 'inspections.putOffThreeDays' },
  { days: 7, label: 'inspections.putOffWeek' },
  { days: 28, label: 'inspections.putOffFourWeeks' },
] as const;
