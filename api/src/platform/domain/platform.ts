import { forgetEarlierVersions } from '#platform/database/earlier-versions.ts';
import { cleanUpWorkFolders } from '#platform/files/work-folder.ts';
import { forgetOldAnswers } from '#platform/http/idempotency-store.ts';
import { cleanUpJob } from '#platform/jobs/clean-up.ts';
import { jobFigures } from '#platform/jobs/figures.ts';
import { forgetOldCounts } from '#platform/limits/count-store.ts';
import { mailFigures } from '#platform/mail/figures.ts';
import { forgetUnsentMails } from '#platform/mail/outbox-store.ts';
import { sendMailJob } from '#platform/mail/service.ts';
import { taxonomyRoutes } from '#platform/taxonomy/routes.ts';
import type { Domain } from './domain.ts';

/** What the platform itself brings. */
export const platform: Domain = {
  routes: [taxonomyRoutes],
  jobs: [sendMailJob, cleanUpJob],
  figures: [...jobFigures, ...mailFigures],
  cleanUp: [forgetOldAnswers, forgetEarlierVersions, forgetOldCounts, forgetUnsentMails, cleanUpWorkFolders],
};
