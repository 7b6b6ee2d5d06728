import { dashboardIntervals, dashboardParts, dashboardThemes } from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { dashboardsResolvers } from './resolvers.ts';

export const dashboards: Slice = {
  name: 'dashboards',
  resolvers: dashboardsResolvers,
  enums: {
    DashboardInterval: inCapitals(dashboardIntervals),
    DashboardPart: inCapitals(dashboardParts),
    DashboardTheme: inCapitals(dashboardThemes),
  },
};
