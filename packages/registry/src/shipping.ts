import { RegistryRefusal } from './file-store.ts';
import { type Change, isWhole, type Ledger, type ShippedRemote, type StoredVersion } from './ledger.ts';

/** Who changes the registry, and when (ISO 8601). */
export interface Stamp {
  at: string;
  by: string;
}

/** For whom a version is live once it is published. */
export type Audience = { kind: 'everybody' } | { kind: 'some'; percent: number } | { kind: 'nobody' };

/** Adds a version, or takes up a stored one, and makes it live for its audience. */
export function publish(
  ledger: Ledger,
  remote: string,
  shippedVersion: StoredVersion,
  audience: Audience,
  stamp: Stamp,
): Ledger {
  const before = ledger.remotes[remote] ?? { versions: [], history: [] };
  const there = before.versions.find(({ version }) => version === shippedVersion.version);
  if (there && isWhole(there)) refuseOtherFiles(there, remote, shippedVersion);
  const versions = there
    ? before.versions.map((one) => (one === there ? shippedVersion : one))
    : [...before.versions, shippedVersion];
  const { canary: _ended, ...withoutCanary } = before;
  const after: ShippedRemote =
    audience.kind === 'everybody'
      ? { ...withoutCanary, versions, stable: shippedVersion.version }
      : audience.kind === 'some'
        ? {
            ...before,
            versions,
            canary: { version: shippedVersion.version, percent: percentOf(audience.percent) },
          }
        : { ...before, versions };
  const percent = audience.kind === 'some' ? { percent: audience.percent } : {};
  return changed(ledger, remote, after, {
    ...stamp,
    action: 'publish',
    version: shippedVersion.version,
    ...percent,
  });
}

/** Makes a version stable; without one, the canary's. */
export function promote(ledger: Ledger, remote: string, wanted: string | undefined, stamp: Stamp): Ledger {
  const { canary, ...before } = remoteOf(ledger, remote);
  const version = wanted ?? canary?.version ?? before.versions.at(-1)?.version;
  if (version === undefined || version === before.stable)
    throw new RegistryRefusal(`${remote} has no other version to promote: publish one first.`);
  requireStored(before, remote, version);
  return changed(ledger, remote, { ...before, stable: version }, { ...stamp, action: 'promote', version });
}

/** Ends a canary, and makes stable what was stable before, or the version that is named. */
export function rollback(ledger: Ledger, remote: string, wanted: string | undefined, stamp: Stamp): Ledger {
  const { canary, ...before } = remoteOf(ledger, remote);
  const earlier = stableBefore(before);
  // A canary is the newest that can be wrong; taking it back leaves everybody with the stable version.
  const version = wanted ?? (canary ? before.stable : earlier);
  if (version === undefined)
    throw new RegistryRefusal(`${remote} has no earlier version: name one, or disable it.`);
  requireStored(before, remote, version);
  return changed(ledger, remote, { ...before, stable: version }, { ...stamp, action: 'rollback', version });
}

/** Shows a version to some visitors; at 0 percent the canary ends. Without a version, the newest. */
export function canary(
  ledger: Ledger,
  remote: string,
  percent: number,
  wanted: string | undefined,
  stamp: Stamp,
): Ledger {
  const { canary: running, ...before } = remoteOf(ledger, remote);
  if (percent === 0) return changed(ledger, remote, before, { ...stamp, action: 'canary', percent });
  const version = wanted ?? running?.version ?? before.versions.at(-1)?.version;
  if (version === undefined || version === before.stable)
    throw new RegistryRefusal(`${remote} has no version besides the stable one: publish it with --hold.`);
  requireStored(before, remote, version);
  const after = { ...before, canary: { version, percent: percentOf(percent) } };
  return changed(ledger, remote, after, { ...stamp, action: 'canary', version, percent });
}

/** Takes a remote's screens out of the app; a person who opens one reads the reason. */
export function disable(ledger: Ledger, remote: string, reason: string, stamp: Stamp): Ledger {
  if (reason.trim() === '')
    throw new RegistryRefusal('Say why with --reason: people see it in place of the screens.');
  const after = { ...remoteOf(ledger, remote), disabled: { reason } };
  return changed(ledger, remote, after, { ...stamp, action: 'disable', reason });
}

export function enable(ledger: Ledger, remote: string, stamp: Stamp): Ledger {
  const { disabled, ...after } = remoteOf(ledger, remote);
  if (!disabled) throw new RegistryRefusal(`${remote} is not disabled.`);
  return changed(ledger, remote, after, { ...stamp, action: 'enable' });
}

/** The version that was stable before the present one; a rollback takes back what it rolled over. */
export function stableBefore({ history }: Pick<ShippedRemote, 'history'>): string | undefined {
  const stables: string[] = [];
  for (const { action, stable } of history) {
    if (stable === undefined || stable === stables.at(-1)) continue;
    const earlier = action === 'rollback' ? stables.lastIndexOf(stable) : -1;
    if (earlier >= 0) stables.length = earlier;
    stables.push(stable);
  }
  return stables.at(-2);
}

function changed(ledger: Ledger, remote: string, after: ShippedRemote, change: Change): Ledger {
  const stable = after.stable === undefined ? {} : { stable: after.stable };
  const history = [...after.history, { ...change, ...stable }];
  return { remotes: { ...ledger.remotes, [remote]: { ...after, history } } };
}

function remoteOf(ledger: Ledger, remote: string): ShippedRemote {
  const found = ledger.remotes[remote];
  if (found) return found;
  const known = Object.keys(ledger.remotes).join(', ') || 'none';
  throw new RegistryRefusal(`There is no remote "${remote}" in the registry. There are: ${known}.`);
}

function requireStored({ versions }: ShippedRemote, remote: string, wanted: string): void {
  const there = versions.find(({ version }) => version === wanted);
  if (there && isWhole(there)) return;
  if (there)
    throw new RegistryRefusal(
      `${remote} ${wanted} came from a backup without its files, as nobody had it any more: publish it again.`,
    );
  const known = versions.map(({ version }) => version).join(', ');
  throw new RegistryRefusal(`${remote} has no version "${wanted}". There are: ${known}.`);
}

function refuseOtherFiles(
  { files: known }: StoredVersion,
  remote: string,
  { version, files }: StoredVersion,
): void {
  const names = new Set([...Object.keys(known), ...Object.keys(files)]);
  const other = [...names].find((name) => known[name] !== files[name]);
  if (other !== undefined)
    throw new RegistryRefusal(
      `${remote} ${version} is published with another ${other}: a version never changes, build a new one.`,
    );
}

function percentOf(percent: number): number {
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new RegistryRefusal('--percent must be a whole number from 1 to 100; canary takes 0 to end it.');
}
