import { registerKinds } from '@skep/domain';
import Type from 'typebox';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, idSchema, oneOf, text } from '#platform/http/schemas.ts';
import { writeHarvest, writeTreatment } from './kinds.ts';
import { miteCountRoute, miteSeasonRoute } from './mite-routes.ts';
import { entryPage, honeyWaits, sheetOf, showEntry, strikeEntry } from './service.ts';
import type { EntryId } from './tables.ts';
import {
  EntryBody,
  EntryPageBody,
  entryToWire,
  HarvestInput,
  harvestOf,
  pageToWire,
  SheetBody,
  sheetToWire,
  TreatmentInput,
  treatmentOf,
  WaitsBody,
  waitsToWire,
} from './wire.ts';
import { Year } from './wire-input.ts';

// An entry has no route that changes it: whoever corrects one writes another.

const tags = ['registers'];
const params = idParams<EntryId>('entry');
const config = { access: 'signedIn' } as const;
const treatment = {
  access: 'signedIn',
  errors: { names: { timezone: 'timeZone', temperature: 'temperatureCelsius' } },
} as const;
const heather = { access: 'signedIn', errors: { names: { heather: 'isHeather' } } } as const;

const listRoute: Routes = async (http) => {
  const summary =
    "Entries of the person's records, and entries that the person wrote in records of others, newest first, 50 on a page";
  const querystring = Type.Object({
    kind: Type.Optional(oneOf(registerKinds, { description: 'Only entries of this kind.' })),
    year: Type.Optional(Year),
    hive_id: Type.Optional(idSchema<HiveId>('Only entries about this hive.')),
    before: Type.Optional(idSchema<EntryId>('Only entries older than the one with this id: the next page.')),
  });
  const schema = {
    operationId: 'getRegisterEntries',
    tags,
    summary,
    querystring,
    response: { 200: EntryPageBody },
  };
  http.get('/register-entries', { config, schema }, async (request) => {
    const { hive_id: hiveId, ...filter } = request.query;
    return pageToWire(await entryPage(signedInContextOf(request), { ...filter, hiveId }));
  });
};

const showRoute: Routes = async (http) => {
  const summary = 'One entry, unchanged since it was made';
  const schema = { operationId: 'getRegisterEntry', tags, summary, params, response: { 200: EntryBody } };
  http.get('/register-entries/:id', { config, schema }, async (request) =>
    entryToWire(await showEntry(signedInContextOf(request), request.params.id)),
  );
};

const strikeRoute: Routes = async (http) => {
  const summary = 'Strikes out an entry: adds an entry that names it';
  const body = Type.Object({ reason: text() });
  const response = { 201: EntryBody };
  const schema = { operationId: 'strikeRegisterEntry', tags, summary, params, body, response };
  http.post('/register-entries/:id/strike', { config, schema }, async (request, reply) => {
    reply.status(201);
    return entryToWire(await strikeEntry(signedInContextOf(request), request.params.id, request.body));
  });
};

const sheetRoute: Routes = async (http) => {
  const summary = 'The records of the person for a year, an apiary or a hive, and whether they are unchanged';
  const querystring = Type.Object({
    year: Type.Optional(Year),
    location_id: Type.Optional(idSchema<ApiaryId>('Only entries about hives of this apiary.')),
    hive_id: Type.Optional(idSchema<HiveId>('Only entries about this hive.')),
  });
  const schema = {
    operationId: 'getRegisterSheet',
    tags,
    summary,
    querystring,
    response: { 200: SheetBody },
  };
  http.get('/register-sheet', { config, schema }, async (request) => {
    const { year, location_id: apiaryId, hive_id: hiveId } = request.query;
    return sheetToWire(await sheetOf(signedInContextOf(request), { year, apiaryId, hiveId }));
  });
};

const treatmentRoute: Routes = async (http) => {
  const summary = 'Adds a treatment to the records of the owner of the hives, or corrects one';
  const schema = {
    operationId: 'createTreatment',
    tags,
    summary,
    body: TreatmentInput,
    response: { 201: EntryBody },
  };
  http.post('/treatments', { config: treatment, schema }, async (request, reply) => {
    reply.status(201);
    return entryToWire(await writeTreatment(signedInContextOf(request), treatmentOf(request.body)));
  });
};

const harvestRoute: Routes = async (http) => {
  const summary = 'Adds a harvest to the records; during a withdrawal period it needs a reason';
  const schema = {
    operationId: 'createHarvest',
    tags,
    summary,
    body: HarvestInput,
    response: { 201: EntryBody },
  };
  http.post('/harvests', { config: heather, schema }, async (request, reply) => {
    reply.status(201);
    return entryToWire(await writeHarvest(signedInContextOf(request), harvestOf(request.body)));
  });
};

const waitsRoute: Routes = async (http) => {
  const summary = 'Withdrawal periods of the last year for hives that the person sees';
  const schema = { operationId: 'getHoneyWaits', tags, summary, response: { 200: WaitsBody } };
  http.get('/honey-waits', { config, schema }, async (request) =>
    waitsToWire(await honeyWaits(signedInContextOf(request))),
  );
};

export const entryRoutes = inOneScope([
  listRoute,
  showRoute,
  strikeRoute,
  sheetRoute,
  treatmentRoute,
  harvestRoute,
  miteCountRoute,
  miteSeasonRoute,
  waitsRoute,
]);
