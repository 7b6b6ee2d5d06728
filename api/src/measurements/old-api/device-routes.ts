import Type from 'typebox';
import type { Device } from '#measurements/devices/device.ts';
import {
  type DeviceEdit,
  devicesByHardware,
  listDevices,
  removeDevice,
  saveDevice,
  showDevice,
} from '#measurements/devices/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { bareText, nothing } from '#platform/http/bare-json.ts';
import { namesInside } from '#platform/http/field-names.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { editMethods, idParams } from '#platform/http/schemas.ts';
import {
  DeviceBody,
  DeviceInput,
  DevicesInput,
  deviceNames,
  deviceToWire,
  namedDeviceOf,
  sentDeviceOf,
} from './device-json.ts';

const tags = ['devices'];
const params = idParams<DeviceId>('device');
/** Of all routes that read or write devices. */
export const deviceConfig = {
  access: 'signedIn',
  errors: {
    fields: 'errors_only',
    fieldsStatus: 400,
    codes: { not_allowed: { bare: 'device_not_yours' } },
    names: { ...deviceNames, ...namesInside('*', '*', deviceNames) },
  },
} as const;

/** A device as its person is sent it. */
export const deviceAsSent = ({ clock, user }: SignedInContext, device: Device) =>
  deviceToWire(device, clock.now(), { mayWrite: !user.isReadOnly });

/** How a device is edited. @param revision by If-Match */
export const editOf = (
  context: SignedInContext,
  body: Type.Static<typeof DeviceInput>,
  revision?: number,
): DeviceEdit => ({
  ...sentDeviceOf(body, context.clock.now()),
  revision,
  toWire: (device) => deviceAsSent(context, device),
});

/** The app on the phone reads a 403 as the end of its sign-in, and a 404 as a failure. */
const isPhoneApp = (clientId: unknown) => clientId === 'ios' || clientId === 'android';

const getDevicesRoute: Routes = async (http) => {
  http.get(
    '/devices',
    {
      config: deviceConfig,
      schema: {
        operationId: 'getDevices',
        tags,
        summary:
          'Devices of the person, or those with one hardware id; 404 with a bare text if there are none',
        querystring: Type.Object({
          hardware_id: Type.Optional(
            Type.String({ maxLength: 255, description: 'Only devices with this hardware id.' }),
          ),
        }),
        response: {
          200: Type.Union([Type.Array(DeviceBody), Type.Object({ info: Type.String() })]),
          404: Type.String(),
        },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { hardware_id } = request.query;
      const isFromPhone = isPhoneApp(request.headers['x-clientid']);
      if (hardware_id !== undefined && isFromPhone) {
        const found = await devicesByHardware(context, hardware_id).catch(() => undefined);
        if (found === undefined) return { info: 'device_not_yours' };
        return found.map((device) => deviceAsSent(context, device));
      }
      const devices = await (hardware_id === undefined
        ? listDevices(context)
        : devicesByHardware(context, hardware_id));
      if (devices.length > 0 || isFromPhone) return devices.map((device) => deviceAsSent(context, device));
      // Not an error to be worded: the text tells which of the two is missing.
      reply.code(404).header('x-error-code', 'not_found');
      return bareText(reply, hardware_id === undefined ? 'no_devices_found' : 'New BEEP base found');
    },
  );
};

const getDeviceRoute: Routes = async (http) => {
  http.get(
    '/devices/:id',
    {
      config: deviceConfig,
      schema: {
        operationId: 'getDevice',
        tags,
        summary: 'One device',
        params,
        response: { 200: DeviceBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return deviceAsSent(context, await showDevice(context, request.params.id));
    },
  );
};

const saveDevicesRoute: Routes = async (http) => {
  http.post(
    '/devices/multiple',
    {
      config: deviceConfig,
      schema: {
        operationId: 'saveDevices',
        tags,
        summary:
          'Saves devices, all or none; with delete: true a device is deleted. Returns all devices of the person',
        body: DevicesInput,
        response: { 200: Type.Array(DeviceBody) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return inTransaction(context, async (inner) => {
        for (const body of request.body) await saveOrDelete(inner, body, editOf(inner, body));
        return (await listDevices(inner)).map((device) => deviceAsSent(inner, device));
      });
    },
  );
};

/** Undefined: it was deleted. */
async function saveOrDelete(
  context: SignedInContext,
  body: Type.Static<typeof DeviceInput>,
  edit: DeviceEdit,
): Promise<Device | undefined> {
  if (body.delete !== true || body.id === undefined) return saveDevice(context, namedDeviceOf(body), edit);
  await removeDevice(context, body.id);
  return undefined;
}

const editDeviceRoute: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/devices/:id',
      config: deviceConfig,
      schema: {
        operationId: `editDevice${suffix}`,
        tags,
        summary: 'Updates a device; absent fields do not change. With delete: true it is deleted',
        params,
        body: DeviceInput,
        response: { 200: Type.Union([DeviceBody, Type.Literal('device_deleted')]) },
      },
      handler: async (request, reply) => {
        const context = signedInContextOf(request);
        const body = { ...request.body, id: request.params.id };
        const device = await saveOrDelete(context, body, editOf(context, body, revisionIn(request)));
        return device === undefined ? bareText(reply, 'device_deleted') : deviceAsSent(context, device);
      },
    });
  }
};

const deleteDeviceRoute: Routes = async (http) => {
  http.delete(
    '/devices/:id',
    {
      config: deviceConfig,
      schema: {
        operationId: 'deleteDevice',
        tags,
        summary: 'Deletes a device and frees its key; its measurements remain',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeDevice(signedInContextOf(request), request.params.id);
      return nothing(reply.status(204));
    },
  );
};

export const oldDeviceRoutes = inOneScope([
  getDevicesRoute,
  getDeviceRoute,
  saveDevicesRoute,
  editDeviceRoute,
  deleteDeviceRoute,
]);
