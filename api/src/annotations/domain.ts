import type { Domain } from '#platform/domain/domain.ts';
import { archivedChartNotes } from './archived.ts';
import { chartMarkRoutes } from './routes.ts';
import type {} from './tables.ts';

export const annotations: Domain = {
  routes: [chartMarkRoutes],
  exports: [archivedChartNotes],
};
