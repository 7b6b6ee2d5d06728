import type { ShownFragment } from '../generated/graphql.ts';

/** What a dashboard shows to everybody. */
export type Shown = ShownFragment;
export type ShownHive = Shown['hives'][number];
