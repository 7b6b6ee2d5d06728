import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { managedDevice } from '#measurements/devices/service.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, wireTime } from '#platform/http/schemas.ts';
import { command, commandedDevice, commands, type DownlinkRefusal, nextContact } from './downlinks.ts';
import type { NetworkAnswer } from './network-server.ts';
import { deviceAtNetwork, setUpAtNetwork } from './set-up.ts';
import { AppKey, networkAnswer, noAnswer, passOn } from './wire-network-replies.ts';

const tags = ['lorawan'];

const setUpConfig = {
  access: 'signedIn',
  errors: {
    fields: 'errors_only',
    codes: { not_allowed: { bare: 'device_not_yours' } },
  },
} as const;

const commandConfig = {
  access: 'signedIn',
  notIdempotent: 'harmless',
  errors: { fields: 'errors_only', codes: { not_found: { error: 'Device not found or access denied' } } },
} as const;

const params = Type.Object({
  hardwareId: Type.String({
    pattern: '^[A-Za-z0-9-]{2,36}$',
    description: 'Id of the device at the network.',
  }),
});

/** Networks write them in lower case. */
const idIn = ({ hardwareId }: Type.Static<typeof params>) => hardwareId.toLowerCase();

const getRoute: Routes = async (http) => {
  http.get(
    '/devices/ttn/:hardwareId',
    {
      config: { ...setUpConfig, needs: 'writing' },
      schema: {
        operationId: 'getDeviceAtNetwork',
        tags,
        summary: 'Data that the operator’s network has about a device of the person',
        params,
        response: { 200: networkAnswer, 500: noAnswer },
      },
    },
    async (request, reply) =>
      passOn(reply, await deviceAtNetwork(signedInContextOf(request), idIn(request.params))),
  );
};

const setUpRoute: Routes = async (http) => {
  http.post(
    '/devices/ttn/:hardwareId',
    {
      config: { ...setUpConfig, notIdempotent: 'secret' },
      schema: {
        operationId: 'setUpDeviceAtNetwork',
        tags,
        summary:
          'Registers a device at the operator’s network; if there is none, the app continues with manual set-up',
        params,
        body: Type.Object({
          lorawan_device: Type.Object({
            dev_eui: Type.String({ pattern: '^[0-9A-Fa-f]{16}$', maxLength: 16 }),
            app_key: AppKey,
          }),
        }),
        response: { 200: networkAnswer, 403: Type.String(), 500: noAnswer },
      },
    },
    async (request, reply) => {
      const { dev_eui, app_key } = request.body.lorawan_device;
      const device = { devEui: dev_eui.toLowerCase(), appKey: app_key };
      return passOn(reply, await setUpAtNetwork(signedInContextOf(request), idIn(request.params), device));
    },
  );
};

const Refusal = Type.Object({ error: Type.String(), status_code: Type.Optional(Type.Integer()) });
const refusals = { 422: Refusal, 500: Refusal };

const isRefusal = (answer: NetworkAnswer | DownlinkRefusal): answer is DownlinkRefusal => 'error' in answer;

function refuse(reply: FastifyReply, { status, error, statusCode }: DownlinkRefusal) {
  reply.status(status).header('x-error-code', 'not_found');
  return { error, ...(statusCode === undefined ? {} : { status_code: statusCode }) };
}

const KeyBody = Type.Object({ key: Type.String({ minLength: 4, maxLength: 255 }) });

const Sent = { status: Type.String(), device_id: Type.Integer(), payload: Type.String() };

const clockRoute: Routes = async (http) => {
  http.post(
    '/devices/clocksync',
    {
      config: commandConfig,
      schema: {
        operationId: 'syncDeviceClock',
        tags,
        summary: 'Sets the clock of a device after its next message',
        body: KeyBody,
        response: {
          200: Type.Object({ ...Sent, scheduled_time: Type.String(), timestamp: Type.Integer() }),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const device = await commandedDevice(context, request.body.key);
      const at = nextContact(device, context.clock.now());
      if (at === undefined)
        return refuse(reply, { status: 422, error: 'Device has no last_message_received timestamp' });
      const timestamp = Math.floor(at.getTime() / 1000);
      const payload = commands.setClock(timestamp);
      const answer = await command(context, device, payload);
      if (isRefusal(answer)) return refuse(reply, answer);
      return { status: 'success', device_id: device.id, scheduled_time: wireTime(at), timestamp, payload };
    },
  );
};

const resetRoute: Routes = async (http) => {
  http.post(
    '/devices/lora_reset',
    {
      config: commandConfig,
      schema: {
        operationId: 'resetDeviceRadio',
        tags,
        summary: 'Makes a device rejoin its network after its next message',
        body: KeyBody,
        response: { 200: Type.Object(Sent), ...refusals },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const device = await commandedDevice(context, request.body.key);
      const payload = commands.resetRadio();
      const answer = await command(context, device, payload);
      return isRefusal(answer) ? refuse(reply, answer) : { status: 'success', device_id: device.id, payload };
    },
  );
};

const intervalRoute: Routes = async (http) => {
  http.post(
    '/devices/interval',
    {
      config: commandConfig,
      schema: {
        operationId: 'setDeviceInterval',
        tags,
        summary: 'Sets the measuring interval of a device after its next message',
        body: Type.Object({ ...KeyBody.properties, interval: Type.Integer({ minimum: 1, maximum: 1440 }) }),
        response: { 200: Type.Object({ ...Sent, interval_minutes: Type.Integer() }), ...refusals },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { key, interval } = request.body;
      const device = await commandedDevice(context, key);
      const payload = commands.setInterval(interval);
      const answer = await command(context, device, payload);
      if (isRefusal(answer)) return refuse(reply, answer);
      return { status: 'success', device_id: device.id, interval_minutes: interval, payload };
    },
  );
};

const providersRoute: Routes = async (http) => {
  http.get(
    '/devices/lorawan/providers',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getLorawanProviders',
        tags,
        summary: 'Networks at which this service can set up devices',
        response: {
          200: Type.Object({
            ttn: Type.Object({ can_provision: Type.Boolean(), can_coverage_check: Type.Boolean() }),
            helium: Type.Object({
              can_provision: Type.Boolean(),
              can_coverage_check: Type.Boolean(),
              driver: Type.Null(),
              coverage_driver: Type.Null(),
              missing_config: Type.Array(Type.String()),
              missing_coverage_config: Type.Array(Type.String()),
              http_integration_managed: Type.Boolean(),
            }),
          }),
        },
      },
    },
    async (request) => ({
      ttn: {
        can_provision: signedInContextOf(request).lorawan !== undefined,
        can_coverage_check: false,
      },
      helium: {
        can_provision: false,
        can_coverage_check: false,
        driver: null,
        coverage_driver: null,
        missing_config: ['driver'],
        missing_coverage_config: ['coverage_driver'],
        http_integration_managed: false,
      },
    }),
  );
};

/** What no server of ours can do: the app shows the text, and goes on by hand. */
const refusedRoutes: Routes = async (http) => {
  for (const [path, operationId, error] of [
    ['helium', 'setUpDeviceAtHelium', 'Helium is not configured on this server'],
    ['coverage-check', 'checkDeviceCoverage', 'Coverage checks are not configured on this server'],
  ] as const) {
    http.post(
      `/devices/:id/lorawan/${path}`,
      {
        config: commandConfig,
        schema: {
          operationId,
          tags,
          summary: `Answers that it is not offered: ${error}`,
          params: idParams<DeviceId>('device'),
          response: { 422: Refusal },
        },
      },
      async (request, reply) => {
        await managedDevice(signedInContextOf(request), request.params.id);
        return refuse(reply, { status: 422, error });
      },
    );
  }
};

export const lorawanRoutes = inOneScope([
  getRoute,
  setUpRoute,
  clockRoute,
  resetRoute,
  intervalRoute,
  providersRoute,
  refusedRoutes,
]);
