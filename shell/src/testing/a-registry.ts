import type { RegistryRow, Requirement } from '@skep/registry/schema';

/** A row of the registry as the build writes it. */
export function aRow(name: string, overrides: Partial<RegistryRow> = {}): RegistryRow {
  return {
    name,
    version: '1.0.0',
    kit: '^1.0.0',
    entry: `/remotes/${name}/1.0.0/remoteEntry.js`,
    integrity: 'sha384-x',
    preload: [],
    contributions: { routes: [{ path: `/${name}`, depth: 0 }], tabs: [], drawer: [], create: [] },
    ...overrides,
  };
}

/** A navigation entry that is called the same in every language. */
export function anEntry(label: string, path: string, order = 1, requires?: Requirement) {
  return {
    id: label.toLowerCase(),
    label: { en: label },
    icon: 'hive',
    path,
    order,
    ...(requires && { requires }),
  };
}

/** Two remotes: hives at home, inspections with the diary, and a public page. */
export const twoRemotes = {
  remotes: [
    aRow('mf-hives', {
      contributions: {
        routes: [
          { path: '/', depth: 0 },
          { path: '/hives/new', depth: 1 },
          { path: '/hives/:id', depth: 2 },
        ],
        tabs: [anEntry('Hives', '/', 1)],
        drawer: [anEntry('Tags', '/hives/tags', 1)],
        create: [anEntry('New hive', '/hives/new', 1)],
      },
    }),
    aRow('mf-inspections', {
      contributions: {
        routes: [
          { path: '/diary', depth: 0 },
          { path: '/shared/:code', depth: 0, public: true },
        ],
        tabs: [anEntry('Diary', '/diary', 2), anEntry('Data', '/data', 3, { device: true })],
        drawer: [],
        create: [],
      },
    }),
  ],
};
