interface Counted<Hive> {
  hiveId: Hive;
  /** YYYY-MM-DD. */
  day: string;
  /** When the person wants to count again. */
  recountDay?: string | undefined;
}

/** The next mite count of each hive whose last one planned another; a later count settles what an earlier one planned. */
export function plannedCounts<Hive>(counts: readonly Counted<Hive>[]): { hiveId: Hive; day: string }[] {
  return [...Map.groupBy(counts, ({ hiveId }) => hiveId)].flatMap(([hiveId, own]) => {
    const last = own
      .map(({ day }) => day)
      .toSorted()
      .at(-1);
    const [day] = own.flatMap((count) => (count.day === last ? (count.recountDay ?? []) : [])).toSorted();
    return day === undefined ? [] : [{ hiveId, day }];
  });
}
