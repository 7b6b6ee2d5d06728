/** Nobody has looked at it, and it is not put off. */
export function isWaiting(
  { isRead, snoozedUntil }: { isRead: boolean; snoozedUntil: string | null },
  now: Date,
): boolean {
  return !isRead && (snoozedUntil === null || Date.parse(snoozedUntil) <= now.getTime());
}
