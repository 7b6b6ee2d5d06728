import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { writeMiteCount } from './mite-counts.ts';
import { miteSeason } from './mite-season.ts';
import { MiteCountInput, MiteSeasonBody, miteCountOf, seasonToWire } from './mite-wire.ts';
import { EntryBody, entryToWire } from './wire.ts';
import { Year } from './wire-input.ts';

const tags = ['registers'];
const config = {
  access: 'signedIn',
  errors: { names: { 'counts.*.broodless': 'counts.*.isBroodless' } },
} as const;

export const miteCountRoute: Routes = async (http) => {
  const summary = 'Writes a count of mites, of one hive or of many, into the register, or corrects one';
  const schema = {
    operationId: 'createMiteCount',
    tags,
    summary,
    body: MiteCountInput,
    response: { 201: EntryBody },
  };
  http.post('/mite-counts', { config, schema }, async (request, reply) => {
    reply.status(201);
    return entryToWire(await writeMiteCount(signedInContextOf(request), miteCountOf(request.body)));
  });
};

export const miteSeasonRoute: Routes = async (http) => {
  const summary =
    'Counts of mites in the hives that the person sees, and what they were treated with meanwhile';
  const querystring = Type.Object({ year: Year });
  const schema = {
    operationId: 'getMiteSeason',
    tags,
    summary,
    description: 'Entries that hold, by day, from November before the year until its end.',
    querystring,
    response: { 200: MiteSeasonBody },
  };
  http.get('/mite-season', { config, schema }, async (request) =>
    seasonToWire(await miteSeason(signedInContextOf(request), request.query.year)),
  );
};
