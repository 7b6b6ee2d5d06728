import Type from 'typebox';
import { addDevice, saveDevice } from '#measurements/devices/service.ts';
import { newAppKey, setUpAtNetwork } from '#measurements/lorawan/set-up.ts';
import { AppKey, noAnswer, passOn } from '#measurements/lorawan/wire-network-replies.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { DeviceBody, DeviceInput, namedDeviceOf } from './device-json.ts';
import { deviceAsSent, deviceConfig, editOf } from './device-routes.ts';

/** Here and not with the other routes of devices, since old phone apps register a device at the network in the same call. */
export const saveDeviceRoute: Routes = async (http) => {
  http.post(
    '/devices',
    {
      config: deviceConfig,
      schema: {
        operationId: 'saveDevice',
        tags: ['devices'],
        summary: 'Edits the own device that id, key or hardware_id names, else makes a new one',
        description: 'With If-None-Match: * only a new one is made: a key of an own device is taken as well.',
        body: Type.Object({
          ...DeviceInput.properties,
          create_ttn_device: Type.Optional(
            Type.Boolean({ description: 'The device is also registered at the operator’s network.' }),
          ),
          app_key: Type.Optional(AppKey),
        }),
        response: {
          200: Type.Object({
            ...DeviceBody.properties,
            app_key: Type.Optional(
              Type.String({ description: 'With create_ttn_device, and its join server:' }),
            ),
            app_eui: Type.Optional(Type.String()),
          }),
          403: Type.String(),
          500: noAnswer,
        },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { body, headers } = request;
      const { create_ttn_device, app_key, ...input } = body;
      const named = namedDeviceOf(input);
      const isNew = headers['if-none-match'] === '*';
      const edit = editOf(context, input, revisionIn(request));
      const device = await inTransaction(context, async (inner) => {
        const saved = await (isNew ? addDevice(inner, named.asNew) : saveDevice(inner, named, edit));
        if (create_ttn_device === true && !isDevEui(saved.key)) throw fieldProblem('key', 'invalid');
        return saved;
      });
      const sent = deviceAsSent(context, device);
      if (create_ttn_device !== true) return sent;
      const appKey = app_key ?? newAppKey(context);
      const keys = { devEui: device.key.toLowerCase(), appKey };
      const answer = await setUpAtNetwork(context, device.hardwareId ?? device.key, keys);
      const isDone = typeof answer === 'object' && answer.status < 400;
      // What the network says is of none of our schemas.
      if (!isDone) return passOn(reply, answer) as string;
      return { ...sent, app_key: appKey, ...(context.lorawan && { app_eui: context.lorawan.joinEui }) };
    },
  );
};

/** The number by which a LoRaWAN network knows a device: 8 bytes in hexadecimal. */
const isDevEui = (key: string) => /^[0-9a-f]{16}$/i.test(key);
