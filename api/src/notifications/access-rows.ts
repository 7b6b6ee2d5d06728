import { type AccessRows, eachForThemselves, everybody, ownerOnly } from '#testing/access-row.ts';
import { aPushDevice, aSubscription, oldSubscription } from './push/test-devices.ts';
import { aWebhook } from './webhooks/test-webhooks.ts';

/** A signature that nobody has made opens nothing for anybody; news-mails.test.ts tries a right one. */
const unsigned = everybody(404, async () => ({ path: '/api/mail-stop/1/none' }));

export const waysAccess: AccessRows = {
  'GET /api/mail-stop/:user/:signature': unsigned,
  'POST /api/mail-stop/:user/:signature': unsigned,
  'GET /api/v1/notifications/channels': eachForThemselves(200),
  'DELETE /api/v1/notifications/quiet-hours': eachForThemselves(204),
  'PUT /api/v1/notifications/quiet-hours': eachForThemselves(200, async () => ({
    body: { from: '22:00', until: '07:00', timeZone: 'UTC' },
  })),
  'POST /api/v1/notifications/push-devices': eachForThemselves(204, async () => ({ body: aSubscription() })),
  // An address that no device has; push.test.ts tries right ones.
  'POST /api/push-devices/renewals': everybody(404, async () => ({
    body: { ...oldSubscription(), old_endpoint: 'https://push.example/none' },
  })),
  'DELETE /api/v1/notifications/push-devices/:id': ownerOnly(204, async (api, owner) => ({
    path: `/api/v1/notifications/push-devices/${await aPushDevice(api, owner)}`,
  })),
  'POST /api/v1/notifications/webhooks': eachForThemselves(200, async () => ({
    body: { name: 'Shed', kind: 'plain', address: 'https://hooks.example/bees' },
  })),
  'DELETE /api/v1/notifications/webhooks/:id': ownerOnly(204, async (api, owner) => ({
    path: `/api/v1/notifications/webhooks/${(await aWebhook(api, owner)).id}`,
  })),
  'PATCH /api/v1/notifications/webhooks/:id': ownerOnly(200, async (api, owner) => ({
    path: `/api/v1/notifications/webhooks/${(await aWebhook(api, owner)).id}`,
    body: { name: 'Barn' },
  })),
  'POST /api/v1/notifications/webhooks/:id/secret': ownerOnly(200, async (api, owner) => ({
    path: `/api/v1/notifications/webhooks/${(await aWebhook(api, owner)).id}/secret`,
  })),
  // A port at which nobody listens: that is the answer.
  'POST /api/v1/notifications/webhooks/:id/test': ownerOnly(200, async (api, owner) => ({
    path: `/api/v1/notifications/webhooks/${(await aWebhook(api, owner, { address: 'https://hooks.invalid/' })).id}/test`,
  })),
  'POST /api/v1/notifications/webhooks/:id/on': ownerOnly(200, async (api, owner) => ({
    path: `/api/v1/notifications/webhooks/${(await aWebhook(api, owner)).id}/on`,
  })),
};
