import type { Ledger, ShippedRemote, StoredVersion } from './ledger.ts';
import { builtRemoteFile } from './schema/registry.ts';
import { stableBefore } from './shipping.ts';

/**
 * The same ledger, of which the versions that nobody has been given since a moment keep their description alone. That
 * holds their questions: what was written without a signal on a device that slept for a season is sent by them still.
 * @param since ISO 8601
 */
export function withoutLongGone(ledger: Ledger, since: string): Ledger {
  const remotes = Object.entries(ledger.remotes).map(([name, remote]) => {
    const versions = remote.versions.map((each) =>
      isLongGone(remote, each.version, since) ? describedOnly(each) : each,
    );
    return [name, { ...remote, versions }] as const;
  });
  return { remotes: Object.fromEntries(remotes) };
}

function isLongGone(remote: ShippedRemote, version: string, since: string): boolean {
  const { stable, canary, versions, history } = remote;
  const wanted = [stable, canary?.version, stableBefore(remote), versions.at(-1)?.version];
  if (wanted.includes(version)) return false;
  const last = history.findLastIndex((change) => change.stable === version || change.version === version);
  // Some had it until the change that came next.
  const until = (history[last + 1] ?? history[last])?.at;
  return until !== undefined && until < since;
}

function describedOnly({ version, files }: StoredVersion): StoredVersion {
  const described = files[builtRemoteFile];
  return { version, files: described === undefined ? {} : { [builtRemoteFile]: described } };
}
