import Type from 'typebox';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { text } from '#platform/http/schemas.ts';
import { writeFeeding } from './feeding.ts';
import { FeedingInput, feedingOf } from './feeding-wire.ts';
import { JarsInput, jarsOf } from './jars-wire.ts';
import { lotsOf, writeJars } from './lots.ts';
import { LotsBody, lotsToWire } from './lots-wire.ts';
import { EntryBody, entryToWire } from './wire.ts';
import { SeasonYear } from './wire-input.ts';
import { honeyYields } from './yields.ts';
import { YieldsBody, yieldsToWire } from './yields-wire.ts';

const tags = ['registers'];
const config = { access: 'signedIn' } as const;

const feedingRoute: Routes = async (http) => {
  const summary = 'Adds a feeding to the records of the owner of the hives, or corrects one';
  const schema = {
    operationId: 'createFeeding',
    tags,
    summary,
    body: FeedingInput,
    response: { 201: EntryBody },
  };
  const named = { ...config, errors: { names: { per_hive: 'isPerHive' } } } as const;
  http.post('/feedings', { config: named, schema }, async (request, reply) => {
    reply.status(201);
    return entryToWire(await writeFeeding(signedInContextOf(request), feedingOf(request.body)));
  });
};

const jarsRoute: Routes = async (http) => {
  const summary = "Adds a bottling from a lot of the person's records, or corrects one";
  const schema = { operationId: 'createJars', tags, summary, body: JarsInput, response: { 201: EntryBody } };
  const named = { ...config, errors: { names: { size: 'sizeGrams' } } } as const;
  http.post('/jars', { config: named, schema }, async (request, reply) => {
    reply.status(201);
    return entryToWire(await writeJars(signedInContextOf(request), jarsOf(request.body)));
  });
};

const lotsRoute: Routes = async (http) => {
  const summary =
    'Lots with a harvest in the season (default: the newest season with one): harvests, jars, remaining honey';
  const querystring = Type.Object({
    year: Type.Optional(SeasonYear),
    lot: Type.Optional(text({ description: 'Includes this lot, whatever its season.' })),
  });
  const schema = { operationId: 'getHoneyLots', tags, summary, querystring, response: { 200: LotsBody } };
  http.get('/honey-lots', { config, schema }, async (request) =>
    lotsToWire(await lotsOf(signedInContextOf(request), request.query)),
  );
};

const yieldsRoute: Routes = async (http) => {
  const summary = 'Yield of each hive in a season, by apiary and queen, and totals of each season';
  const querystring = Type.Object({ year: Type.Optional(SeasonYear) });
  const schema = { operationId: 'getHoneyYields', tags, summary, querystring, response: { 200: YieldsBody } };
  http.get('/honey-yields', { config, schema }, async (request) =>
    yieldsToWire(await honeyYields(signedInContextOf(request), request.query.year)),
  );
};

export const honeyRoutes = inOneScope([feedingRoute, jarsRoute, lotsRoute, yieldsRoute]);
