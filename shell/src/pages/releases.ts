/** What a release brought, as the texts `pages.new.<change>` tell it. */
export type Change =
  | 'alerts'
  | 'charts'
  | 'groups'
  | 'records'
  | 'paper'
  | 'imports'
  | 'offline'
  | 'dashboards'
  | 'export'
  | 'security'
  | 'tokens'
  | 'queens'
  | 'diary'
  | 'hives'
  | 'sun'
  | 'languages';

export interface Release {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  changes: readonly Change[];
}

/** The newest first. */
export const releases: readonly Release[] = [
  {
    // Numbers go on from those of the app that Skep replaces, 4.0.28.
    version: '4.1.0',
    date: '2026-11-29',
    changes: ['alerts', 'charts', 'groups', 'records', 'paper', 'imports', 'offline', 'dashboards'],
  },
  {
    version: '0.1.0',
    date: '2026-11-21',
    changes: ['export', 'security', 'tokens', 'queens', 'diary', 'hives', 'sun', 'languages'],
  },
];
