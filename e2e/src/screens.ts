import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from 'playwright-core';
import { registryRows } from './registry.ts';

/** Addresses of every screen of every remote, of every page of the shell, and of forms that an address opens. */
export async function everyPath(request: APIRequestContext, url: string, token: string): Promise<string[]> {
  const answer = await request.get(`${url}/api/locations`, { headers: { authorization: `Bearer ${token}` } });
  const { locations } = await answer.json();
  const [apiary] = locations;
  const [hive] = apiary.hives;
  /** Ids of what the demo account has, by the word before them in an address. */
  const ids: Record<string, number> = {
    apiaries: apiary.id,
    hives: hive.id,
    inspections: hive.last_inspection_id,
    queens: hive.queen.id,
  };
  const routes = (await registryRows(url)).flatMap(({ contributions }) => contributions.routes);
  return [
    ...routes.map(({ path }) => path.replaceAll(/(\w+)\/:\w+/g, (_all, word) => `${word}/${ids[word] ?? 1}`)),
    ...['address', 'build', 'hives'].map((step) => `/apiaries/create?step=${step}`),
    `/inspect?hiveId=${hive.id}`,
    `/inspect?hiveIds=${apiary.hives.map(({ id }: { id: number }) => id)}`,
    ...pathsOfShell(),
  ];
}

/** Read from its source, so that a new page is opened without being named here. */
export function pathsOfShell(): string[] {
  const source = readFileSync(join(import.meta.dirname, '../../shell/src/shell-routes.ts'), 'utf8');
  return [...source.matchAll(/path: '([^']+)'/g)].flatMap(([, path]) => path ?? []);
}
