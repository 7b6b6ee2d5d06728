import * as v from 'valibot';
import type { DeviceId, SensorDefinitionId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, revision, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { editOf } from '#platform/input/edits.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import type { SensorDefinition } from './definition.ts';
import { definitionFields } from './definition-fields.ts';
import {
  createDefinition,
  definitionOf,
  editDefinition,
  removeDefinition,
  selectedDevice,
} from './definitions.ts';

export const DefinitionAnswer = v.object({
  id: idJson<SensorDefinitionId>('sensor definition'),
  revision,
  ...answerOf(definitionFields),
  createdAt: v.date(),
});

export const definitionJson = ({ rev, ...definition }: SensorDefinition) => ({
  ...definition,
  revision: rev,
});

const ofDevice = { deviceId: sentId<DeviceId>('device') };
const one = { params: v.object({ ...ofDevice, id: sentId<SensorDefinitionId>('sensor definition') }) };
const DefinitionBody = v.object(bodyOf(definitionFields));

/** By its id, and no other way. */
const byId = (deviceId: DeviceId) => ({ deviceId, hardwareId: undefined });

export const definitionRoutes = inOneScope([
  action(
    'POST',
    '/devices/:deviceId/sensor-definitions',
    {
      id: 'addSensorDefinition',
      summary: 'Defines how raw values become a quantity from a date: (value - offset) * multiplier',
      params: v.object(ofDevice),
      body: DefinitionBody,
      answer: DefinitionAnswer,
    },
    async (context, { params, body }) =>
      definitionJson(await createDefinition(context, byId(params.deviceId), body)),
  ),
  action(
    'GET',
    '/devices/:deviceId/sensor-definitions/:id',
    { id: 'readSensorDefinition', summary: 'One definition of a device', ...one, answer: DefinitionAnswer },
    async (context, { params }) =>
      definitionJson(definitionOf(await selectedDevice(context, byId(params.deviceId)), params.id)),
  ),
  action(
    'PATCH',
    '/devices/:deviceId/sensor-definitions/:id',
    {
      id: 'changeSensorDefinition',
      summary: 'Edits a sensor definition; fields that are not sent do not change',
      ...one,
      body: v.partial(DefinitionBody),
      answer: DefinitionAnswer,
    },
    async (context, { params: { deviceId, id }, body, revision: wanted, answerWith }) => {
      const definition = await editDefinition(context, byId(deviceId), {
        ...editOf(body, wanted),
        ...{ id, isFromNow: false, toWire: (held) => answerWith(definitionJson(held)) },
      });
      return definitionJson(definition);
    },
  ),
  action(
    'DELETE',
    '/devices/:deviceId/sensor-definitions/:id',
    {
      id: 'removeSensorDefinition',
      summary: 'Deletes a sensor definition; stored measurements do not change',
      ...one,
    },
    (context, { params }) => removeDefinition(context, byId(params.deviceId), params.id),
  ),
]);
