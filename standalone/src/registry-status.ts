import { integrityOf, type RegistryReader, type ShippedRemote } from '@skep/registry';
import { kitServes } from '@skep/registry/kit';
import type { BuiltRemote } from '@skep/registry/schema';
import type { LiveVersion, RemoteStatus, Status } from '@skep/registry/status';
import type { ShellBuild } from '@skep/web-build';
import { budgets, missingExports, wholeWeight } from '@skep/web-build/serving';
import type { ServedRegistry } from './registry.ts';
import type { RemoteReports } from './remote-reports.ts';

/** How long files are believed to be as they were: reading them all is more than a page view should cost. */
const believedMs = 10_000;

/** What is known of a version by reading all its files. */
type Examined = Pick<LiveVersion, 'health' | 'weightKb'>;

/** Tells the state of every remote. @param reports what browsers saw */
export function createStatus(registry: ServedRegistry, reports: RemoteReports, now = Date.now) {
  const examined = new Map<string, { at: number; found: Promise<Examined> }>();

  function examine(name: string, version: string, built: BuiltRemote, shipped: ShippedRemote) {
    const key = `${name}/${version}`;
    const known = examined.get(key);
    if (known && now() - known.at < believedMs) return known.found;
    const found = examineFiles(registry, name, version, built, shipped);
    examined.set(key, { at: now(), found });
    return found;
  }

  async function liveVersion(name: string, version: string, percent: number, shipped: ShippedRemote) {
    const built = registry.shipped?.reader.built(name, version);
    if (!built) return [];
    const { shared, lends } = registry.shell();
    return [
      {
        version,
        percent,
        kit: built.row.kit,
        isKitServed: kitServes(built.row.kit, kitOf(registry.shell())),
        ...(await examine(name, version, built, shipped)),
        drift: Object.entries(built.shared).flatMap(([library, from]) =>
          shared[library] === from ? [] : [{ library, built: from, lent: shared[library] ?? '' }],
        ),
        missing: missingExports(built.uses, lends),
        budgetKb: budgets,
        seen: reports.of(name, version),
      },
    ];
  }

  async function remoteStatus(name: string, shipped: ShippedRemote): Promise<RemoteStatus> {
    const { stable, canary, disabled, versions, history } = shipped;
    const share = canary?.percent ?? 0;
    const last = history.at(-1);
    const live = [
      ...(stable === undefined ? [] : await liveVersion(name, stable, 100 - share, shipped)),
      ...(canary ? await liveVersion(name, canary.version, share, shipped) : []),
    ];
    return {
      name,
      ...(disabled && { disabled }),
      live,
      versionsKept: versions.length,
      ...(last && { lastChange: { at: last.at, action: last.action } }),
    };
  }

  return async (reader: RegistryReader): Promise<Status> => {
    const shell = registry.shell();
    const remotes = Object.entries(reader.ledger().remotes);
    return {
      at: new Date(now()).toISOString(),
      shell: { version: shell.version, kit: kitOf(shell), shared: shell.shared },
      remotes: await Promise.all(remotes.map(([name, shipped]) => remoteStatus(name, shipped))),
    };
  };
}

function kitOf({ shared }: ShellBuild): string {
  return shared['@skep/remote-kit'] ?? '';
}

/** Every published file, against what was promised when it was published. */
async function examineFiles(
  registry: ServedRegistry,
  name: string,
  version: string,
  { row }: BuiltRemote,
  { versions }: ShippedRemote,
): Promise<Examined> {
  const promised = Object.entries(versions.find((each) => each.version === version)?.files ?? {});
  const lengths = new Map<string, number>();
  let health: Examined['health'] = 'whole';
  for (const [file, integrity] of promised) {
    const bytes = await registry.file(name, version, file);
    if (!bytes) health = 'missing';
    else if (integrityOf(bytes) !== integrity && health === 'whole') health = 'altered';
    if (bytes) lengths.set(file, bytes.length);
  }
  // The build compressed each script that is not tiny. Compressing here would let anybody occupy the server.
  const sentKb = (file: string) => (lengths.get(`${file}.br`) ?? lengths.get(file) ?? 0) / 1024;
  const first = [row.entry, ...row.preload.map(({ url }) => url)].map((url) => url.split('/').at(-1) ?? '');
  const scripts = [...lengths.keys()].filter((file) => file.endsWith('.js'));
  const toTenths = (kilobytes: number) => Math.round(kilobytes * 10) / 10;
  return {
    health,
    weightKb: {
      firstChunk: toTenths(first.reduce((sum, file) => sum + sentKb(file), 0)),
      whole: toTenths(wholeWeight(scripts.map((file) => [file, sentKb(file)]))),
    },
  };
}
