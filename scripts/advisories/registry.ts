import type { Advisory, Packages } from './advisories.ts';

/** One of the registry's answer. */
interface BulkAdvisory {
  url: string;
  title: string;
  severity: string;
  vulnerable_versions: string;
}

/**
 * What the registry knows of these versions: what `npm audit` asks too.
 * @throws Error where it does not answer: a mirror, or no network.
 */
export async function askRegistry(registry: string, packages: Packages): Promise<Advisory[]> {
  const url = new URL('-/npm/v1/security/advisories/bulk', registry);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(packages)),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const bulk = (await answer.json()) as Record<string, BulkAdvisory[]>;
  return Object.entries(bulk).flatMap(([name, advisories]) =>
    advisories.map(({ url: page, title, severity, vulnerable_versions: vulnerable }) => {
      const id = page.split('/').at(-1) ?? page;
      return { id, package: name, vulnerable, severity, title };
    }),
  );
}
