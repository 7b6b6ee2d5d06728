const dayMs = 24 * 60 * 60_000;
/** Reading so many messages holds other requests up for a few milliseconds. */
const messagesTogether = 20_000;

/**
 * Moments that part what a device measured into pieces to be read one after the other.
 * @param days how many messages came on each day, the oldest first
 */
export function pausesOf(days: readonly { begins: number; messages: number }[]): Date[] {
  const pauses: Date[] = [];
  let together = 0;
  for (const { begins, messages } of days) {
    if (together + messages > messagesTogether && together > 0) {
      pauses.push(new Date(begins));
      together = 0;
    }
    together += messages;
    const parts = Math.ceil(messages / messagesTogether);
    for (let part = 1; part < parts; part += 1) pauses.push(new Date(begins + (part / parts) * dayMs));
    if (parts > 1) together = messages / parts;
  }
  return pauses;
}
