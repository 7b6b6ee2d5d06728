import Type from 'typebox';
import {
  type ApiaryWithHives,
  countOwnApiaries,
  createApiary,
  deleteApiary,
  editApiary,
  ownApiaries,
  showApiary,
} from '#hives/apiaries/service.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { writeInTurns } from '#platform/http/long-lists.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { editMethods, idParams } from '#platform/http/schemas.ts';
import { LocationBody, LocationsBody, locationsToWire, locationToWire } from './apiary-answer.ts';
import {
  apiaryQueryOf,
  LocationEditInput,
  LocationsQuery,
  NewLocationInput,
  newApiaryOf,
  newHivesOf,
  sentLocationOf,
} from './apiary-input.ts';
import { apiaryNames, newApiaryNames } from './apiary-names.ts';

const tags = ['locations'];
const params = idParams<ApiaryId>('apiary');
const NoBody = Type.Null({ description: 'An empty body.' });

const getLocationsRoute: Routes = async (http) => {
  http.get(
    '/locations',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getLocations',
        tags,
        summary:
          'Apiaries of the person with their hives, with `all` also shared ones; X-Total-Count is their number if `page` is set',
        querystring: LocationsQuery,
        response: { 200: LocationsBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const options = apiaryQueryOf(request.query);
      if (options.slice !== undefined)
        reply.header('x-total-count', await countOwnApiaries(context, options.filter));
      return writeInTurns(reply, {
        name: 'locations',
        things: await ownApiaries(context, options),
        toWire: (apiary: ApiaryWithHives) => locationToWire(apiary, context.locale),
        item: LocationBody,
      });
    },
  );
};

const createLocationRoute: Routes = async (http) => {
  http.post(
    '/locations',
    {
      config: { access: 'signedIn', errors: { names: newApiaryNames } },
      schema: {
        operationId: 'createLocation',
        tags,
        summary: 'Creates an apiary and its hives',
        body: NewLocationInput,
        response: { 200: LocationsBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { body } = request;
      const made = await createApiary(context, newApiaryOf(body), newHivesOf(body), body.client_id);
      return locationsToWire([made], context.locale);
    },
  );
};

const getLocationRoute: Routes = async (http) => {
  http.get(
    '/locations/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getLocation',
        tags,
        summary: 'One apiary with its hives',
        params,
        response: { 200: LocationsBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return locationsToWire([await showApiary(context, request.params.id)], context.locale);
    },
  );
};

const editLocationRoute: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/locations/:id',
      config: { access: 'signedIn', errors: { names: apiaryNames } },
      schema: {
        operationId: `editLocation${suffix}`,
        tags,
        summary: 'Updates an apiary; absent fields do not change',
        params,
        body: LocationEditInput,
        response: { 200: NoBody },
      },
      handler: async (request, reply) => {
        const context = signedInContextOf(request);
        await editApiary(context, request.params.id, {
          ...sentLocationOf(request.body),
          revision: revisionIn(request),
          toWire: (current) => locationsToWire([current], context.locale),
        });
        return nothing(reply);
      },
    });
  }
};

const deleteLocationRoute: Routes = async (http) => {
  http.delete(
    '/locations/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'deleteLocation',
        tags,
        summary: 'Deletes an apiary with its hives, their queens and their inspections',
        params,
        response: { 200: NoBody },
      },
    },
    async (request, reply) => {
      await deleteApiary(signedInContextOf(request), request.params.id);
      return nothing(reply);
    },
  );
};

export const oldApiaryRoutes = inOneScope([
  getLocationsRoute,
  createLocationRoute,
  getLocationRoute,
  editLocationRoute,
  deleteLocationRoute,
]);
