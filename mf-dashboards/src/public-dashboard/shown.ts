import type { ShownFragment } from '../generated/graphql.ts';

/** What a dashboard shows, as everybody is told it. */
export type Shown = ShownFragment;
export type ShownHive = Shown['hives'][number];
