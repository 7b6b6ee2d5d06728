import type { Domain } from '#platform/domain/domain.ts';
import { exportedChartNotes } from './exported.ts';
import { restoredChartNotes } from './restored.ts';
import { chartMarkRoutes } from './routes.ts';
import type {} from './tables.ts';

export const annotations: Domain = {
  routes: [chartMarkRoutes],
  exports: [exportedChartNotes],
  restores: [restoredChartNotes],
};
