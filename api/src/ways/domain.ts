import type { Domain } from '#platform/domain/domain.ts';
import { deliveryFigures } from './core/figures.ts';
import { forgetOldNews } from './core/news-store.ts';
import type {} from './core/tables.ts';
import { sendNewsMailsJob } from './mails/jobs.ts';
import { waysRoutes } from './overview/routes.ts';
import { sendPushesJob } from './push/jobs.ts';
import { pushRoutes } from './push/routes.ts';
import { exportedWebhooks } from './webhooks/exported.ts';
import { sendWebhooksJob } from './webhooks/jobs.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/** The ways to reach a person beside the app itself: to their devices, by mail, and to programs of theirs. */
export const ways: Domain = {
  routes: [waysRoutes, pushRoutes, webhookRoutes],
  jobs: [sendPushesJob, sendWebhooksJob, sendNewsMailsJob],
  exports: [exportedWebhooks],
  figures: deliveryFigures,
  cleanUp: [forgetOldNews],
};
