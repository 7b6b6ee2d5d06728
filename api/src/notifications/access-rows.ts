import { type AccessRows, eachForThemselves, everybody, ownerOnly } from '#testing/access-row.ts';
import { aPushDevice, aSubscription } from './push/test-devices.ts';
import { aWebhook } from './webhooks/test-webhooks.ts';

/** A signature that nobody has made opens nothing for anybody; news-mails.test.ts tries a right one. */
const unsigned = everybody(404, async () => ({ path: '/api/mail-stop/1/none' }));

export const waysAccess: AccessRows = {
  'GET /api/mail-stop/:user/:signature': unsigned,
  'POST /api/mail-stop/:user/:signature': unsigned,
  'GET /api/user/ways': eachForThemselves(200),
  'PUT /api/user/quiet-hours': eachForThemselves(200, async () => ({ body: { quiet_hours: null } })),
  'POST /api/user/push-devices': eachForThemselves(201, async () => ({ body: aSubscription() })),
  // An address that no device has; push.test.ts tries right ones.
  'POST /api/push-devices/renewals': everybody(404, async () => ({
    body: { ...aSubscription(), old_endpoint: 'https://push.example/none' },
  })),
  'DELETE /api/user/push-devices/:id': ownerOnly(200, async (api, owner) => ({
    path: `/api/user/push-devices/${await aPushDevice(api, owner)}`,
  })),
  'POST /api/user/webhooks': eachForThemselves(201, async () => ({
    body: { name: 'Shed', kind: 'plain', address: 'https://hooks.example/bees' },
  })),
  'DELETE /api/user/webhooks/:id': ownerOnly(200, async (api, owner) => ({
    path: `/api/user/webhooks/${(await aWebhook(api, owner)).id}`,
  })),
  'PATCH /api/user/webhooks/:id': ownerOnly(200, async (api, owner) => ({
    path: `/api/user/webhooks/${(await aWebhook(api, owner)).id}`,
    body: { name: 'Barn' },
  })),
  'POST /api/user/webhooks/:id/secret': ownerOnly(200, async (api, owner) => ({
    path: `/api/user/webhooks/${(await aWebhook(api, owner)).id}/secret`,
  })),
  // A port at which nobody listens: that is the answer.
  'POST /api/user/webhooks/:id/test': ownerOnly(200, async (api, owner) => ({
    path: `/api/user/webhooks/${(await aWebhook(api, owner, { address: 'https://hooks.invalid/' })).id}/test`,
  })),
  'POST /api/user/webhooks/:id/on': ownerOnly(200, async (api, owner) => ({
    path: `/api/user/webhooks/${(await aWebhook(api, owner)).id}/on`,
  })),
};
