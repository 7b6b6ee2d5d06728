import Type from 'typebox';
import { alikeHiveFields } from '#hive-core/hive-fields.ts';
import { type ApiaryChanges, oldApiaryFields } from '#hives/apiaries/apiary.ts';
import { continentOf } from '#hives/apiaries/continents.ts';
import { defaultNewHives, type NewHivesInput } from '#hives/apiaries/fields.ts';
import type { ApiaryEdit, ApiaryQuery } from '#hives/apiaries/service.ts';
import type { HiveChanges } from '#hives/hive/changes.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { ClientId, ListScope, nullable, SentRevision, text } from '#platform/http/schemas.ts';
import { Decimal, IdList } from '#platform/http/wire-values.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { idsOf } from '#platform/input/ids-in-text.ts';
import { changesOfOld, oldInputOf } from '#platform/resource/fields.ts';
import { locationFields } from './apiary-answer.ts';
import { layersInput, layersOf, withoutLayerIds } from './hive-input.ts';

const MaybeInteger = Type.Optional(nullable(Type.Integer({ minimum: -maxInt4, maximum: maxInt4 })));

const placeInput = {
  ...oldInputOf(oldApiaryFields),
  location_type: Type.Optional(text({ description: 'Key of the kind of place. Default `fixed`.' })),
  continent: Type.Optional(text({ description: 'Two letters, or a name as in answers. Default `eu`.' })),
};

export const LocationEditInput = Type.Object({
  ...placeInput,
  rev: SentRevision,
  coordinate_lat: Type.Optional(Decimal),
  coordinate_lon: Type.Optional(Decimal),
  type: Type.Optional(text()),
});

type Place = Partial<Omit<Type.Static<typeof LocationEditInput>, 'rev'>>;

export const NewLocationInput = Type.Object({
  ...placeInput,
  client_id: Type.Optional(ClientId),
  hive_amount: MaybeInteger,
  prefix: Type.Optional(
    text({ description: 'Prefix of hive names; a number follows. Default: the name of the apiary.' }),
  ),
  offset: MaybeInteger,
  ...oldInputOf(alikeHiveFields),
  ...layersInput,
});

/** An apiary that was sent back, to compare with the stored one. */
export function sentLocationOf({
  rev,
  ...body
}: Type.Static<typeof LocationEditInput>): Pick<ApiaryEdit, 'sentRevision' | 'changes'> {
  const { continent } = body;
  const sent = { ...body, ...(continent === undefined ? {} : { continent: continentOf(continent) }) };
  return { sentRevision: rev ?? undefined, changes: changesOfSent(sent, locationFields, apiaryChangesOf) };
}

/**
 * What a body says of an apiary: absent keys are absent, null takes away. Of two names for the same that of the old
 * wire's input goes before that of its answers.
 */
function apiaryChangesOf({ coordinate_lat, coordinate_lon, type, ...named }: Place): ApiaryChanges {
  return changesOfOld(oldApiaryFields, {
    ...(coordinate_lat === undefined ? {} : { lat: coordinate_lat }),
    ...(coordinate_lon === undefined ? {} : { lon: coordinate_lon }),
    ...(type === undefined ? {} : { location_type: type }),
    ...named,
  });
}

/** A new apiary: who names no country is taken to be in the Netherlands, as by the old service. */
export function newApiaryOf(body: Type.Static<typeof NewLocationInput>): ApiaryChanges {
  return apiaryChangesOf({ country_code: 'nl', ...body });
}

export function newHivesOf(body: Type.Static<typeof NewLocationInput>): NewHivesInput {
  return {
    amount: body.hive_amount ?? defaultNewHives.amount,
    prefix: body.prefix ?? String(body.name),
    firstNumber: body.offset ?? defaultNewHives.firstNumber,
    like: hiveLike(body),
  };
}

/** Without a word about layers the old service builds one brood box and one super. */
function hiveLike(body: Type.Static<typeof NewLocationInput>): HiveChanges {
  const { frames } = body;
  const oneOfEach = { brood_layers: 1, honey_layers: 1, ...(frames === undefined ? {} : { frames }) };
  const layers = layersOf(body) ?? layersOf(oneOfEach);
  return withoutLayerIds({
    color: defaultNewHives.color,
    ...changesOfOld(alikeHiveFields, body),
    ...(layers === undefined ? {} : { layers }),
  });
}

export const LocationsQuery = Type.Object({
  ids: Type.Optional(IdList),
  scope: ListScope,
  root: Type.Optional(text({ description: '1: leaves out hives.' })),
  search: Type.Optional(
    Type.String({ maxLength: 100, description: 'Search text for name, street or city.' }),
  ),
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Page, from 1. Default: all apiaries.' }),
  ),
  per_page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: 'Apiaries on a page. Default: 100.' }),
  ),
});

/** Without a page everything is returned. */
export function apiaryQueryOf({
  ids,
  scope,
  root,
  search,
  page,
  per_page: limit = 100,
}: Type.Static<typeof LocationsQuery>): ApiaryQuery {
  return {
    filter: { isOwn: scope !== 'all', ids: idsOf<ApiaryId>(ids), search },
    slice: page === undefined ? undefined : { offset: (page - 1) * limit, limit },
    isWithHives: root !== '1',
  };
}
