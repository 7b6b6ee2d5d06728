import { satisfies } from 'semver';

/** What is known of some versions of a package. */
export interface Advisory {
  /** `GHSA-…`, by which github.com/advisories tells more. */
  id: string;
  package: string;
  /** A range of versions as npm writes them. */
  vulnerable: string;
  severity: string;
  title: string;
}

/** What is known, from where, and until when: an advisory of the day after is not in it. */
export interface KnownAdvisories {
  source: string;
  date: string;
  advisories: Advisory[];
}

/** Versions by the name of their package. */
export type Packages = ReadonlyMap<string, readonly string[]>;

/** Every package that pnpm installs by this lockfile, of ours and of those that ours need. */
export function packagesIn(lockfile: string): Packages {
  const [, packages = ''] = lockfile.split(/^(?:packages|snapshots):$/m);
  const installed = [...packages.matchAll(/^ {2}'?(@?[^@'\s]+)@(\d[^:'(]*)'?:$/gm)];
  return new Map(
    Array.from(
      Map.groupBy(installed, ([, name = '']) => name),
      ([name, found]) => [name, found.map(([, , version = '']) => version)],
    ),
  );
}

/** A sentence for each version that an advisory is about. */
export function warnings(packages: Packages, advisories: readonly Advisory[]): string[] {
  return advisories.flatMap(({ id, package: name, vulnerable, severity, title }) =>
    (packages.get(name) ?? [])
      .filter((version) => satisfies(version, vulnerable, { includePrerelease: true }))
      .map((version) => `${name} ${version} (${severity}): ${title} https://github.com/advisories/${id}`),
  );
}
