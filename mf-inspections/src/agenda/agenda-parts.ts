/** Parts of the agenda, as they stand below each other. */
export const agendaParts = ['overdue', 'today', 'thisWeek', 'later', 'someDay'] as const;

export type AgendaPart = (typeof agendaParts)[number];

interface Due {
  /** ISO 8601; without a zone it is of the person's own clock. */
  dueAt?: string | null;
}

/** Where a reminder or a task is listed, by the days of the person's own clock; a week is the six days after today. */
export function partOf({ dueAt }: Due, now: Date): AgendaPart {
  if (!dueAt) return 'someDay';
  const due = new Date(dueAt);
  if (due < startOfDay(now, 0)) return 'overdue';
  if (due < startOfDay(now, 1)) return 'today';
  return due < startOfDay(now, 7) ? 'thisWeek' : 'later';
}

/** The beginning of a day on the person's own clock. */
export function startOfDay(now: Date, daysAhead: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead);
}

/** How far ahead the agenda can be narrowed to, in days. */
export const agendaPeriods = { week: 7, month: 31 } as const;

export type AgendaPeriod = keyof typeof agendaPeriods;

export function isAgendaPeriod(text: string | null): text is AgendaPeriod {
  return text !== null && text in agendaPeriods;
}

/** Whether it is overdue or falls into the period, which begins today. */
export function isWithin({ dueAt }: Due, period: AgendaPeriod | undefined, now: Date): boolean {
  if (period === undefined) return true;
  return Boolean(dueAt) && new Date(dueAt ?? '') < startOfDay(now, agendaPeriods[period]);
}

/** The parts that have something, in the order in which it comes. */
export function agendaPartsOf<Item extends Due>(items: readonly Item[], now: Date) {
  const parts = Map.groupBy(items, (item) => partOf(item, now));
  return agendaParts.flatMap((part) => {
    const own = parts.get(part);
    return own ? [{ part, items: own }] : [];
  });
}
