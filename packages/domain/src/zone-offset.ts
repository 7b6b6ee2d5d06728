const dayMs = 86_400_000;

/** How far the zone's clock is ahead of UTC at an instant. An unknown zone counts as UTC. */
export function offsetMs(instantMs: number, timeZone: string): number {
  const zone = zoneOf(timeZone);
  if (zone === undefined) return 0;
  const day = Math.floor(instantMs / dayMs);
  return zone.offsetOfDay(day) ?? zone.offsetAt(instantMs);
}

/** Whether this machine knows the zone. */
export function isKnownZone(timeZone: string): boolean {
  return zoneOf(timeZone) !== undefined;
}

interface Zone {
  offsetAt: (instantMs: number) => number;
  /** Of a whole day of UTC; undefined for one on which the clock is changed. */
  offsetOfDay: (day: number) => number | undefined;
}

// Making a formatter costs about a hundred times what using one costs, and using one as much as a hundred looks
// into a map: a list of a thousand hives has times of few days. The bounds keep a client that spells zones in ever
// new ways (Intl ignores case) or names every day there is from filling the memory.
const zones = new Map<string, Zone>();
const zonesMax = 1000;
const daysMax = 5000;

function zoneOf(timeZone: string): Zone | undefined {
  const known = zones.get(timeZone);
  if (known) return known;
  try {
    const zone = newZone(timeZone);
    if (zones.size >= zonesMax) zones.clear();
    zones.set(timeZone, zone);
    return zone;
  } catch {
    // Intl throws for a name that it does not know: that is the answer.
    return undefined;
  }
}

function newZone(timeZone: string): Zone {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const offsetAt = (instantMs: number) => offsetOf(formatter.formatToParts(instantMs), instantMs);
  const days = new Map<number, number | undefined>();
  return {
    offsetAt,
    offsetOfDay(day) {
      if (days.has(day)) return days.get(day);
      const [first, last] = [offsetAt(day * dayMs), offsetAt((day + 1) * dayMs)];
      const offset = first === last ? first : undefined;
      if (days.size >= daysMax) days.clear();
      days.set(day, offset);
      return offset;
    },
  };
}

function offsetOf(parts: readonly Intl.DateTimeFormatPart[], instantMs: number): number {
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value ?? 0);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(instantMs / 1000) * 1000;
}
