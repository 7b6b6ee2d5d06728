import type { DashboardScreenQuery } from '../generated/graphql.ts';

/** What a dashboard shows, as everybody is told it. */
export type Shown = NonNullable<NonNullable<DashboardScreenQuery['dashboardScreen']>['screen']>;
export type ShownHive = Shown['hives'][number];
