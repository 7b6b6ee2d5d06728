import { forgetEarlierVersions } from '#platform/database/revisions.ts';
import { cleanUpWorkFolders } from '#platform/files/work-folder.ts';
import { forgetOldAnswers } from '#platform/http/idempotency-store.ts';
import { cleanUpJob } from '#platform/jobs/clean-up.ts';
import { jobFigures } from '#platform/jobs/gauges.ts';
import { purgeDeletedJob } from '#platform/jobs/purge-deleted.ts';
import { mailFigures } from '#platform/mail/gauges.ts';
import { forgetUnsentMails } from '#platform/mail/outbox-store.ts';
import { sendMailJob } from '#platform/mail/service.ts';
import { forgetOldCounts } from '#platform/rate-limits/count-store.ts';
import { storageRoutes } from '#platform/storage-account/routes.ts';
import { hiveCatalogueRoute } from '#platform/taxonomy/hive-catalogue.ts';
import { measurementCatalogueRoute } from '#platform/taxonomy/measurement-catalogue.ts';
import { oldTaxonomyRoutes } from '#platform/taxonomy/old-api/routes.ts';
import type { Domain } from './domain.ts';

/** What the platform itself brings. */
export const platform: Domain = {
  routes: [oldTaxonomyRoutes, hiveCatalogueRoute, measurementCatalogueRoute, storageRoutes],
  jobs: [sendMailJob, cleanUpJob, purgeDeletedJob],
  figures: [...jobFigures, ...mailFigures],
  cleanUp: [forgetOldAnswers, forgetEarlierVersions, forgetOldCounts, forgetUnsentMails, cleanUpWorkFolders],
};
