/** In which order a written date has its parts; the first that fits is taken. */
const forms = [
  { form: /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2}))?$/, order: [1, 2, 3] },
  { form: /^(\d{1,2})-(\d{1,2})-(\d{4})(?:[ T](\d{1,2}):(\d{2}))?$/, order: [3, 2, 1] },
  { form: /^(\d{1,2})-(\d{1,2})-(\d{4})(?:[ T](\d{1,2}):(\d{2}))?$/, order: [3, 1, 2] },
] as const;

/** Years after this one that a date on paper may be of: a reminder is for later. */
const yearsAhead = 2;

/**
 * A date as somebody wrote it on paper: `YYYY-MM-DD`, `DD-MM-YYYY` or `MM-DD-YYYY`, with or without `HH:mm`. It is one
 * from this year to two years ahead (spec 5), since any other is a digit that was misread.
 * @returns `YYYY-MM-DDTHH:mm`, without a time at midnight; undefined for what is no such date
 */
export function paperDateOf(text: string, now: Date): string | undefined {
  const written = text.trim().replaceAll(/[./]/g, '-');
  for (const { form, order } of forms) {
    const parts = form.exec(written);
    if (parts === null) continue;
    const [year = 0, month = 0, day = 0] = order.map((at) => Number(parts[at]));
    const found = within(
      { year, month, day, hour: Number(parts[4] ?? 0), minute: Number(parts[5] ?? 0) },
      now,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

function within({ year, month, day, hour, minute }: Parts, now: Date): string | undefined {
  const first = now.getFullYear();
  if (year < first || year > first + yearsAhead || hour > 24 || minute > 59) return undefined;
  const calendar = new Date(Date.UTC(year, month - 1, day));
  // The thirtieth of February would be in March.
  if (calendar.getUTCMonth() !== month - 1 || calendar.getUTCDate() !== day) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  // The last minute of a day that somebody calls 24 o'clock.
  const time = hour === 24 ? '23:59' : `${two(hour)}:${two(minute)}`;
  return `${year}-${two(month)}-${two(day)}T${time}`;
}
