import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { writeMiteCount } from './mite-counts.ts';
import { miteSeason } from './mite-season.ts';
import { MiteCountInput, MiteSeasonBody, miteCountOf, seasonToWire } from './mite-wire.ts';
import { EntryBody, entryToWire } from './wire.ts';
import { SeasonYear } from './wire-input.ts';

const tags = ['registers'];
const config = {
  access: 'signedIn',
  errors: { names: { 'counts.*.broodless': 'counts.*.isBroodless' } },
} as const;

export const miteCountRoute: Routes = async (http) => {
  const summary = 'Adds a mite count of one or many hives to the records, or corrects one';
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
  const summary = 'Mite counts of the hives that the person sees, and their treatments in the same time';
  const querystring = Type.Object({ year: Type.Optional(SeasonYear) });
  const schema = {
    operationId: 'getMiteSeason',
    tags,
    summary,
    description: 'Valid entries by day, from two months before the season until its end.',
    querystring,
    response: { 200: MiteSeasonBody },
  };
  http.get('/mite-season', { config, schema }, async (request) =>
    seasonToWire(await miteSeason(signedInContextOf(request), request.query.year)),
  );
};
