import type { Domain } from '#platform/domain/domain.ts';
import { exportedEntries } from './entries/exported.ts';
import { entryRoutes } from './entries/routes.ts';
import type {} from './entries/tables.ts';

export const registers: Domain = {
  routes: [entryRoutes],
  exports: [exportedEntries],
};
