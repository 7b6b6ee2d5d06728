import * as v from 'valibot';

const weights = v.object({ firstChunk: v.number(), whole: v.number() });

const liveVersionSchema = v.object({
  version: v.string(),
  /** Percentage of visitors who get it. */
  percent: v.number(),
  kit: v.string(),
  isKitServed: v.boolean(),
  /** `altered`: a file is not the one that was published, and browsers refuse it. */
  health: v.picklist(['whole', 'missing', 'altered']),
  /** Shared libraries of which the shell lends another version than the remote was built against. */
  drift: v.array(v.object({ library: v.string(), built: v.string(), lent: v.string() })),
  /** Exports that it uses and the shell does not lend. */
  missing: v.array(v.object({ library: v.string(), name: v.string() })),
  /** Kilobytes after brotli. */
  weightKb: weights,
  budgetKb: weights,
  /** Counted by browsers in the last day. */
  seen: v.object({ shown: v.number(), failed: v.number() }),
});

const statusSchema = v.object({
  /** ISO 8601. */
  at: v.string(),
  shell: v.object({ version: v.string(), kit: v.string(), shared: v.record(v.string(), v.string()) }),
  remotes: v.array(
    v.object({
      name: v.string(),
      disabled: v.optional(v.object({ reason: v.string() })),
      /** The stable version, then the canary if there is one. */
      live: v.array(liveVersionSchema),
      versionsKept: v.number(),
      lastChange: v.optional(v.object({ at: v.string(), action: v.string() })),
    }),
  ),
});

/** What `/status.json` says of every remote, for the team and for support. */
export type Status = v.InferOutput<typeof statusSchema>;
export type RemoteStatus = Status['remotes'][number];
export type LiveVersion = v.InferOutput<typeof liveVersionSchema>;

/** @throws when the server sent something else */
export function parseStatus(json: unknown): Status {
  return v.parse(statusSchema, json);
}
