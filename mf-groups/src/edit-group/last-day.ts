import { localMinute } from '@skep/ui/form';

/** `YYYY-MM-DD` on the person's own clock. */
export function today(): string {
  return localMinute(new Date()).slice(0, 10);
}

/** When a day, `YYYY-MM-DD`, is over on the person's own clock. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}
