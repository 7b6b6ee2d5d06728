import type { Domain } from '#platform/domain/domain.ts';
import { archivedQuietHours, archivedWebhooks } from './archived.ts';
import { deliveryFigures } from './delivery/gauges.ts';
import { forgetOldNews } from './delivery/news-store.ts';
import type {} from './delivery/tables.ts';
import { sendNewsMailsJob } from './email/jobs.ts';
import { newsStopRoutes } from './email/routes.ts';
import { sendPushesJob } from './push/jobs.ts';
import { pushRoutes } from './push/routes.ts';
import { channelRoutes } from './settings/routes.ts';
import { sendWebhooksJob } from './webhooks/jobs.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/** The channels apart from the app itself: to people's devices, by email, and to their programs. */
export const ways: Domain = {
  routes: [channelRoutes, pushRoutes, webhookRoutes, newsStopRoutes],
  jobs: [sendPushesJob, sendWebhooksJob, sendNewsMailsJob],
  exports: [archivedWebhooks, archivedQuietHours],
  figures: deliveryFigures,
  cleanUp: [forgetOldNews],
};
