import type { Ledger, ShippedRemote } from './ledger.ts';
import type { BuiltRemote, RegistryDocument, RegistryRow } from './schema/registry.ts';

/**
 * A visitor's place in 0…99, drawn at random. All that is known of a visitor: a hundredth of all share each, so it
 * tells nobody apart.
 */
export const bucketCount = 100;

/** What a visitor's page reads of the remotes. @param built what each stored version says of itself */
export function viewOf(
  ledger: Ledger,
  built: (remote: string, version: string) => BuiltRemote | undefined,
  bucket: number | undefined,
): RegistryDocument {
  const remotes = Object.entries(ledger.remotes).flatMap(([name, shipped]) => {
    const version = versionFor(name, shipped, bucket);
    const row = version === undefined ? undefined : built(name, version)?.row;
    if (!row) return [];
    return [shipped.disabled ? switchedOff(row, shipped.disabled.reason) : row];
  });
  return { remotes };
}

/** The version that a visitor gets; without a bucket, the stable one. */
export function versionFor(
  name: string,
  { stable, canary }: ShippedRemote,
  bucket: number | undefined,
): string | undefined {
  if (!canary || bucket === undefined) return stable;
  return isInShare(name, canary, bucket) ? canary.version : stable;
}

/** A larger share holds everybody of a smaller one; another version begins with other people. */
function isInShare(name: string, canary: { version: string; percent: number }, bucket: number): boolean {
  return (bucket + offsetOf(`${name}/${canary.version}`)) % bucketCount < canary.percent;
}

function offsetOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % bucketCount;
}

/** Whether visitors of the same moment may get different versions. */
export function hasCanary({ remotes }: Ledger): boolean {
  return Object.values(remotes).some(({ canary }) => canary !== undefined);
}

/** Its routes stay, so that a link to one says why; its entries vanish from the menus. */
function switchedOff(row: RegistryRow, reason: string): RegistryRow {
  const { routes } = row.contributions;
  return {
    ...row,
    preload: [],
    contributions: { routes, tabs: [], drawer: [], create: [] },
    disabled: { reason },
  };
}
