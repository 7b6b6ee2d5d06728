import * as v from 'valibot';
import { builtRemoteFile } from './schema/registry.ts';

const share = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

const changeSchema = v.object({
  /** ISO 8601. */
  at: v.string(),
  by: v.string(),
  action: v.picklist(['publish', 'promote', 'rollback', 'canary', 'disable', 'enable']),
  version: v.optional(v.string()),
  percent: v.optional(v.number()),
  reason: v.optional(v.string()),
  /** The version that was stable after it. */
  stable: v.optional(v.string()),
});

const storedVersionSchema = v.object({
  version: v.string(),
  /** `sha384-…` of each of its files. */
  files: v.record(v.string(), v.string()),
});

const shippedRemoteSchema = v.object({
  /** What everybody gets. */
  stable: v.optional(v.string()),
  /** What some get: the percentage of visitors. */
  canary: v.optional(v.object({ version: v.string(), percent: share })),
  disabled: v.optional(v.object({ reason: v.string() })),
  /** Every stored version, oldest first; their files never change. */
  versions: v.array(storedVersionSchema),
  /** Who did what and when, oldest first. */
  history: v.array(changeSchema),
});

const ledgerSchema = v.object({ remotes: v.record(v.string(), shippedRemoteSchema) });

/** Which version of each remote is live, for whom, and how it came to be so: `ledger.json` of a store. */
export type Ledger = v.InferOutput<typeof ledgerSchema>;
export type ShippedRemote = v.InferOutput<typeof shippedRemoteSchema>;
export type StoredVersion = v.InferOutput<typeof storedVersionSchema>;
export type Change = v.InferOutput<typeof changeSchema>;

export const ledgerFile = 'ledger.json';

export const emptyLedger: Ledger = { remotes: {} };

/** @throws when it is no ledger */
export function parseLedger(bytes: Uint8Array): Ledger {
  return v.parse(ledgerSchema, JSON.parse(new TextDecoder().decode(bytes)));
}

export function ledgerBytes(ledger: Ledger): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(ledger, null, 2)}\n`);
}

/** Whether one ledger follows another: nothing that was stored or done is missing or different. */
export function continues(before: Ledger, after: Ledger): boolean {
  return Object.entries(before.remotes).every(([name, { versions, history }]) => {
    const next = after.remotes[name];
    return next !== undefined && keeps(next.versions, versions) && begins(next.history, history);
  });
}

/** A version never changes; one that came without its files may be made whole. */
function keeps(after: readonly StoredVersion[], before: readonly StoredVersion[]): boolean {
  return before.every((former, index) => {
    const next = after[index];
    return isWhole(former) ? isSame(next, former) : next?.version === former.version;
  });
}

/** Whether all of its files are stored; a ledger that came from a backup may have no more than the description of some. */
export function isWhole({ files }: StoredVersion): boolean {
  return Object.keys(files).some((file) => file !== builtRemoteFile);
}

function begins(list: readonly unknown[], start: readonly unknown[]): boolean {
  return isSame(list.slice(0, start.length), start);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
