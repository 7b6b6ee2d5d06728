import Type from 'typebox';
import {
  createDefinition,
  type DeviceSelector,
  definitionOf,
  editDefinition,
  removeDefinition,
  selectedDevice,
} from '#measurements/devices/definitions.ts';
import type { SensorDefinitionId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { editMethods, idParams } from '#platform/http/schemas.ts';
import {
  DefinitionBody,
  type DefinitionBodyInput,
  DefinitionInput,
  DefinitionQuery,
  definitionChangesOf,
  definitionNames,
  definitionToWire,
  SelectorInput,
  sentDefinitionOf,
} from './definition-json.ts';

const tags = ['sensor definitions'];
const params = idParams<SensorDefinitionId>('sensor definition');
const config = {
  access: 'signedIn',
  errors: { codes: { not_found: { bare: 'no_device_found' } }, names: definitionNames },
} as const;

type Selected = Pick<DefinitionBodyInput, 'device_id' | 'hardware_id' | 'device_hardware_id'>;

/** Old clients name the device in the query or in the body. */
function selectorOf(query: Selected, body: Selected = {}): DeviceSelector {
  const first = <Key extends keyof Selected>(key: Key) => body[key] ?? query[key] ?? undefined;
  return { deviceId: first('device_id'), hardwareId: first('hardware_id') ?? first('device_hardware_id') };
}

const getDefinitionsRoute: Routes = async (http) => {
  http.get(
    '/sensordefinition',
    {
      config,
      schema: {
        operationId: 'getSensorDefinitions',
        tags,
        summary:
          'Sensor definitions of a device, oldest first; with an input abbreviation only the newest `limit` (default 1)',
        querystring: DefinitionQuery,
        response: { 200: Type.Array(DefinitionBody) },
      },
    },
    async (request) => {
      const { input_measurement_abbreviation: input, limit = 1 } = request.query;
      const { definitions } = await selectedDevice(signedInContextOf(request), selectorOf(request.query));
      if (input === undefined) return definitions.map(definitionToWire);
      const ofInput = definitions.filter((definition) => definition.input === input);
      return ofInput.toReversed().slice(0, limit).map(definitionToWire);
    },
  );
};

const createDefinitionRoute: Routes = async (http) => {
  http.post(
    '/sensordefinition',
    {
      config,
      schema: {
        operationId: 'createSensorDefinition',
        tags,
        summary: 'Defines how raw values become a quantity from a date: (value - offset) * multiplier',
        querystring: SelectorInput,
        body: DefinitionInput,
        response: { 201: DefinitionBody },
      },
    },
    async (request, reply) => {
      reply.status(201);
      const changes = definitionChangesOf(withOutputOfPhoneApp(request.body, request.headers['x-clientid']));
      const context = signedInContextOf(request);
      return definitionToWire(
        await createDefinition(context, selectorOf(request.query, request.body), changes),
      );
    },
  );
};

/** The app on the phone calibrates scales and leaves unsaid that kilograms come out. */
function withOutputOfPhoneApp(body: DefinitionBodyInput, clientId: unknown): DefinitionBodyInput {
  const changes = definitionChangesOf(body);
  const isScale = changes.input === 'w_v' && (changes.output ?? 'w_v') === 'w_v';
  if (!isScale || (clientId !== 'ios' && clientId !== 'android')) return body;
  return { ...body, output_measurement_id: null, output_measurement_abbreviation: 'weight_kg' };
}

const getDefinitionRoute: Routes = async (http) => {
  http.get(
    '/sensordefinition/:id',
    {
      config,
      schema: {
        operationId: 'getSensorDefinition',
        tags,
        summary: 'One definition of a device',
        params,
        querystring: SelectorInput,
        response: { 200: DefinitionBody },
      },
    },
    async (request) => {
      const device = await selectedDevice(signedInContextOf(request), selectorOf(request.query));
      return definitionToWire(definitionOf(device, request.params.id));
    },
  );
};

const editDefinitionRoute: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/sensordefinition/:id',
      config,
      schema: {
        operationId: `editSensorDefinition${suffix}`,
        tags,
        summary: 'Updates a sensor definition; absent fields do not change',
        params,
        querystring: SelectorInput,
        body: DefinitionInput,
        response: { 200: DefinitionBody },
      },
      handler: async (request) => {
        const selector = selectorOf(request.query, request.body);
        const sent = withOutputOfPhoneApp(request.body, request.headers['x-clientid']);
        const revision = revisionIn(request);
        const { updated_at: date, rev } = request.body;
        const definition = await editDefinition(signedInContextOf(request), selector, {
          ...sentDefinitionOf(sent),
          id: request.params.id,
          revision,
          // Old clients send PUT, and expect the old service's rule.
          isFromNow: method === 'PUT' && (date ?? rev ?? revision) === undefined,
          toWire: definitionToWire,
        });
        return definitionToWire(definition);
      },
    });
  }
};

const deleteDefinitionRoute: Routes = async (http) => {
  http.delete(
    '/sensordefinition/:id',
    {
      config,
      schema: {
        operationId: 'deleteSensorDefinition',
        tags,
        summary: 'Deletes a sensor definition; stored measurements do not change',
        params,
        querystring: SelectorInput,
        body: SelectorInput,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const selector = selectorOf(request.query, request.body);
      await removeDefinition(signedInContextOf(request), selector, request.params.id);
      return nothing(reply.status(204));
    },
  );
};

export const oldDefinitionRoutes = inOneScope([
  getDefinitionsRoute,
  createDefinitionRoute,
  getDefinitionRoute,
  editDefinitionRoute,
  deleteDefinitionRoute,
]);
