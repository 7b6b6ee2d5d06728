import type { Domain } from '#platform/domain/domain.ts';
import { archivedMorningNotice } from './archived.ts';
import { morningNoticeJob } from './jobs.ts';
import { morningNoticeRoutes } from './routes.ts';
import type {} from './tables.ts';

/** What matters today, sent to a person at a time of day of their choice. */
export const morningNotices: Domain = {
  routes: [morningNoticeRoutes],
  jobs: [morningNoticeJob],
  exports: [archivedMorningNotice],
};
