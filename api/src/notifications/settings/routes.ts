import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { nullable, text } from '#platform/http/schemas.ts';
import type { QuietHours } from '../delivery/quiet-hours.ts';
import { webhookToWire } from '../webhooks/wire.ts';
import { ownWays, setQuietHours } from './service.ts';
import { pushDeviceToWire, QuietHoursAnswer, WaysBody } from './wire.ts';

const quietToWire = (quiet: QuietHours | undefined) =>
  quiet === undefined ? null : { from: quiet.from, until: quiet.until, time_zone: quiet.timeZone };

/** The ways to reach a person; an addition to the old wire. */
export const waysRoutes: Routes = async (http) => {
  http.get(
    '/user/ways',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'getWays',
        tags: ['notifications'],
        summary: 'Push devices, webhooks and quiet hours of the person',
        response: { 200: WaysBody },
      },
    },
    async (request) => {
      const { pushKey, pushDevices, quietHours, webhooks } = await ownWays(signedInContextOf(request));
      return {
        push_key: pushKey,
        push_devices: pushDevices.map(pushDeviceToWire),
        quiet_hours: quietToWire(quietHours),
        webhooks: webhooks.map(webhookToWire),
      };
    },
  );

  http.put(
    '/user/quiet-hours',
    {
      config: { access: 'inPerson', errors: { names: { time_zone: 'timeZone' } } },
      schema: {
        operationId: 'setQuietHours',
        tags: ['notifications'],
        summary: 'Sets quiet hours: notifications in this time are pushed together afterwards',
        body: Type.Object({
          quiet_hours: nullable(Type.Object({ from: text(), until: text(), time_zone: text() })),
        }),
        response: { 200: QuietHoursAnswer },
      },
    },
    async (request) => {
      const { quiet_hours: sent } = request.body;
      const wanted = sent && { from: sent.from, until: sent.until, timeZone: sent.time_zone };
      return { quiet_hours: quietToWire(await setQuietHours(signedInContextOf(request), wanted)) };
    },
  );
};
