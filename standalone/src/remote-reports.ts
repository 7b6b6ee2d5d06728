import * as v from 'valibot';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

const reportSchema = v.object({
  remotes: v.pipe(
    v.array(v.object({ name: v.string(), version: v.string(), shown: countSchema, failed: countSchema })),
    v.maxLength(50),
  ),
});

/** How often browsers could and could not show a version. */
export interface SeenCounts {
  shown: number;
  failed: number;
}

export interface RemoteReports {
  /** Adds what a browser counted. @returns false for something that is no report */
  add: (report: unknown) => boolean;
  /** Of the last day, to the hour. */
  of: (name: string, version: string) => SeenCounts;
}

const hourMs = 3_600_000;
const retentionHours = 24;

/**
 * What browsers saw of the remotes, in the memory of this process: counts by hour, nothing of a person.
 * @param isKnown only versions of the registry are counted, so that a stranger cannot fill the memory
 */
export function createRemoteReports(
  isKnown: (name: string, version: string) => boolean,
  now: () => number = Date.now,
): RemoteReports {
  const hours = new Map<number, Map<string, SeenCounts>>();

  function currentHour(): Map<string, SeenCounts> {
    const hour = Math.floor(now() / hourMs);
    for (const past of hours.keys()) if (past <= hour - retentionHours) hours.delete(past);
    const counts = hours.get(hour) ?? new Map<string, SeenCounts>();
    hours.set(hour, counts);
    return counts;
  }

  return {
    add(report) {
      const parsed = v.safeParse(reportSchema, report);
      if (!parsed.success) return false;
      const counts = currentHour();
      for (const { name, version, ...more } of parsed.output.remotes) {
        if (!isKnown(name, version)) continue;
        counts.set(`${name}/${version}`, sumOf([counts.get(`${name}/${version}`), more]));
      }
      return true;
    },
    of(name, version) {
      currentHour();
      return sumOf([...hours.values()].map((counts) => counts.get(`${name}/${version}`)));
    },
  };
}

function sumOf(counts: readonly (SeenCounts | undefined)[]): SeenCounts {
  return counts.reduce<SeenCounts>(
    (sum, one) => ({ shown: sum.shown + (one?.shown ?? 0), failed: sum.failed + (one?.failed ?? 0) }),
    { shown: 0, failed: 0 },
  );
}
