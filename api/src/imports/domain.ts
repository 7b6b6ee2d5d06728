import type { Domain } from '#platform/domain/domain.ts';
import { archivedImports } from './archived.ts';
import { cleanUpImports, importJobs } from './jobs.ts';
import { importRoutes } from './routes.ts';
import { storedBytesOf } from './store.ts';
import type {} from './tables.ts';

export const imports: Domain = {
  routes: [importRoutes],
  jobs: importJobs,
  exports: [archivedImports],
  storage: [{ kind: 'imports', bytesOf: storedBytesOf }],
  cleanUp: [cleanUpImports],
};
