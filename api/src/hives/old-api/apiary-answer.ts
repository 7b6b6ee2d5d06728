import Type from 'typebox';
import { type Apiary, placeShown } from '#hives/apiaries/apiary.ts';
import { continentName } from '#hives/apiaries/continents.ts';
import type { ApiaryWithHives } from '#hives/apiaries/service.ts';
import { nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { flagOf } from '#platform/http/wire-values.ts';
import { HiveBody, hiveToWire } from './hive-answer.ts';

const MaybeText = nullable(Type.String());

/** An apiary, which the old wire calls a location. */
export const LocationBody = Type.Object({
  id: Type.Integer(),
  client_id: MaybeText,
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  name: Type.String(),
  description: MaybeText,
  coordinate_lat: nullable(Type.Number()),
  coordinate_lon: nullable(Type.Number()),
  city: MaybeText,
  street: MaybeText,
  street_no: MaybeText,
  postal_code: MaybeText,
  country_code: MaybeText,
  roofed: nullable(Type.Integer({ description: '0 or 1.' })),
  hex_color: MaybeText,
  last_weather_time: nullable(WireTime),
  created_at: WireTime,
  deleted_at: nullable(WireTime),
  organization_id: nullable(Type.Integer()),
  type: Type.String({ description: 'Key of the kind of place, such as `fixed`.' }),
  continent: Type.String({ description: 'Name in the language of the answer.' }),
  favourite: Type.Boolean({ description: 'Whether it is a favourite of the signed-in person.' }),
  owner: Type.Boolean(),
  place_shown: Type.Boolean({ description: 'False: coordinates are rounded to about 1 km.' }),
  hives: Type.Array(HiveBody),
});

export const LocationsBody = Type.Object({ locations: Type.Array(LocationBody) });

export function locationsToWire(
  apiaries: readonly ApiaryWithHives[],
  language: string,
): Type.Static<typeof LocationsBody> {
  return { locations: apiaries.map((apiary) => locationToWire(apiary, language)) };
}

/** What an apiary says under all names that an edit has for it. */
export function locationFields(apiary: Apiary) {
  const { coordinate_lat: lat, coordinate_lon: lon, ...sent } = locationToWire({ apiary, hives: [] }, 'en');
  const { continent, locationType: location_type } = apiary;
  return { ...sent, coordinate_lat: lat, coordinate_lon: lon, lat, lon, location_type, continent };
}

export function locationToWire({ apiary, hives }: ApiaryWithHives, language: string) {
  const { address, coordinates } = placeShown(apiary);
  return {
    id: apiary.id,
    client_id: apiary.clientId ?? null,
    rev: apiary.rev,
    name: apiary.name,
    description: apiary.description ?? null,
    coordinate_lat: coordinates?.latitude ?? null,
    coordinate_lon: coordinates?.longitude ?? null,
    city: address.city ?? null,
    street: address.street ?? null,
    street_no: address.number ?? null,
    postal_code: address.postalCode ?? null,
    country_code: address.country ?? null,
    roofed: flagOf(apiary.isRoofed),
    hex_color: apiary.color ?? null,
    // Weather is stored by place and not by apiary, organizations have their own domain; deleted ones are never sent.
    last_weather_time: null,
    deleted_at: null,
    organization_id: null,
    created_at: wireTime(apiary.createdAt),
    type: apiary.locationType,
    continent: continentName(language, apiary.continent),
    favourite: apiary.isFavourite,
    owner: apiary.access === 'owner',
    place_shown: apiary.isPlaceShown,
    hives: hives.map(hiveToWire),
  };
}
