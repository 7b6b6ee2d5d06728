import type { Domain } from '#platform/domain/domain.ts';
import { archivedHiveLog } from './archived.ts';
import { hiveLogRoutes } from './routes.ts';
import type {} from './tables.ts';

export const auditLog: Domain = {
  routes: [hiveLogRoutes],
  exports: [archivedHiveLog],
};
