/** What a release brought, as the texts `pages.new.<change>` tell it. */
export type Change = 'export' | 'security' | 'tokens' | 'queens' | 'diary' | 'hives' | 'sun' | 'languages';

export interface Release {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  changes: readonly Change[];
}

/** The newest first. */
export const releases: readonly Release[] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    changes: ['export', 'security', 'tokens', 'queens', 'diary', 'hives', 'sun', 'languages'],
  },
];
