import { createHash, getHashes } from 'node:crypto';
import { kitServes } from '@skep/registry/kit';
import type { BuiltRemote, LentByShell } from '@skep/registry/schema';
import { budgetProblems, kilobytesOf, wholeKilobytes } from './contract/size.ts';
import { missingExports } from './missing-exports.ts';
import { packageNameOf, strictlyOne } from './shared-libraries.ts';

/**
 * What keeps a built remote from being shipped, each with its way out. A build of ours has passed the contract's plugin;
 * this looks at the files themselves, which may have lain for a while or come from elsewhere.
 * @param files by name, as the build wrote them
 * @param lent what the shell lends
 */
export function buildProblems(
  { row, shared, uses, ahead }: BuiltRemote,
  files: ReadonlyMap<string, Uint8Array>,
  lent: LentByShell,
): string[] {
  const first = [{ url: row.entry, integrity: row.integrity }, ...row.preload];
  const base = `/remotes/${row.name}/${row.version}/`;
  const later = ahead
    ? [ahead.texts, ahead.screens, ...Object.values(ahead.screenTexts)].flatMap((parts) =>
        Object.values(parts).flat(),
      )
    : [];
  const missing = [...first, ...later].filter(
    ({ url, integrity }) =>
      !url.startsWith(base) || !isPromised(integrity, files.get(url.slice(base.length))),
  );
  const firstBytes = first.map(({ url }) => files.get(url.slice(base.length)) ?? new Uint8Array());
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  return [
    ...(row.version === 'dev' ? ['it is a build of work in progress: build it for production.'] : []),
    ...missing.map(({ url }) => `${url} is not the file that was built: build it again.`),
    ...kitProblems(row.kit, lent.shared['@skep/remote-kit'] ?? ''),
    ...sharedProblems(shared, lent.shared),
    ...missingExports(uses, lent.lends).map(
      ({ library, name }) =>
        `it uses ${name} of ${library}, which the shell does not lend: release the shell first.`,
    ),
    ...budgetProblems({ firstChunk: kilobytesOf(firstBytes), whole: wholeKilobytes(scripts) }),
  ];
}

function kitProblems(range: string, offered: string): string[] {
  if (kitServes(range, offered)) return [];
  return [`it asks for kit ${range}, the shell has ${offered}: build it against the shell's kit.`];
}

/** Only where two copies break a page; other libraries may differ, and `/status` shows by how much. */
function sharedProblems(shared: BuiltRemote['shared'], offered: Readonly<Record<string, string>>): string[] {
  const differing = Object.entries(shared).filter(
    ([library, version]) => strictlyOne.has(library) && offered[library] !== version,
  );
  const names = new Map(differing.map(([library, version]) => [packageNameOf(library), version]));
  return [...names].map(
    ([name, version]) =>
      `it was built against ${name} ${version}, the shell has ${offered[name]}: build it anew.`,
  );
}

function isPromised(integrity: string, bytes: Uint8Array | undefined): boolean {
  const [algorithm = ''] = integrity.split('-');
  if (!bytes || !getHashes().includes(algorithm)) return false;
  return integrity === `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}
