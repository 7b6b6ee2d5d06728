import { apiaryForm } from '@skep/domain';
import { string } from 'valibot';
import { roughDegrees } from '#hive-core/place.ts';
import type { Access } from '#platform/access/access.ts';
import type { ApiaryId, UserId } from '#platform/context/ids.ts';
import {
  type ChangesOf,
  type ColumnsOf,
  field,
  group,
  rulesOf,
  type ValuesOf,
} from '#platform/resource/fields.ts';
import { between, colour, flag, line, paragraph } from '#platform/resource/kinds.ts';

const { address, coordinates, ...form } = apiaryForm.entries;
const lines = address.wrapped.entries;
const degrees = coordinates.wrapped.entries;

/** Fields of an apiary that the old API has. Those of the taxonomy are words: `fixed`, `eu`. */
export const oldApiaryFields = {
  name: field(form.name, line, { column: 'name' }),
  description: field(form.description, paragraph, { column: 'description' }),
  color: field(form.color, colour, { column: 'color', old: 'hex_color' }),
  isRoofed: field(form.isRoofed, flag, { column: 'is_roofed', old: 'roofed' }),
  locationType: field(string(), line, { column: 'location_type', hasDefault: true }),
  continent: field(string(), line, { column: 'continent', hasDefault: true }),
  address: group(address, {
    country: field(lines.country, line, { column: 'country_code' }),
    city: field(lines.city, line, { column: 'city' }),
    street: field(lines.street, line, { column: 'street' }),
    number: field(lines.number, line, { column: 'street_number', old: 'street_no' }),
    postalCode: field(lines.postalCode, line, { column: 'postal_code' }),
  }),
  coordinates: group(coordinates, {
    latitude: field(degrees.latitude, between(-90, 90), { column: 'latitude', old: 'lat' }),
    longitude: field(degrees.longitude, between(-180, 180), { column: 'longitude', old: 'lon' }),
  }),
};

/** All fields of an apiary. */
export const apiaryFields = {
  ...oldApiaryFields,
  registrationNumber: field(form.registrationNumber, line, {
    column: 'registration_number',
    description: 'Official number of the apiary or its keeper.',
  }),
  landOwnerContact: field(form.landOwnerContact, paragraph, {
    column: 'land_owner_contact',
    description: 'Who owns the land, and how to reach them.',
  }),
  accessNotes: field(form.accessNotes, paragraph, {
    column: 'access_notes',
    description: 'How to get to the hives.',
  }),
};

export const apiaryRules = rulesOf(apiaryFields);

export type ApiaryFields = ValuesOf<typeof apiaryFields>;
export type ApiaryChanges = ChangesOf<typeof apiaryFields>;
export type ApiaryColumns = ColumnsOf<typeof apiaryFields>;

export interface Apiary extends ApiaryFields {
  id: ApiaryId;
  ownerId: UserId;
  /** Of who asks. */
  access: Access;
  /** Whether the viewer sees the exact place. */
  isPlaceShown: boolean;
  clientId: string | undefined;
  /** To the person who asks. */
  isFavourite: boolean;
  rev: number;
  createdAt: Date;
}

/**
 * The exact place, and what helps to get there or says whose it is, are the owner's, who may show them to a group. Others
 * see about where it is.
 */
export function placeShown({
  isPlaceShown,
  address,
  coordinates,
  registrationNumber,
  landOwnerContact,
  accessNotes,
}: Apiary) {
  const onSite = { registrationNumber, landOwnerContact, accessNotes };
  if (isPlaceShown) return { address, coordinates, ...onSite };
  const round = (degrees: number | undefined) => (degrees === undefined ? undefined : roughDegrees(degrees));
  return {
    address: { ...address, street: undefined, number: undefined, postalCode: undefined },
    coordinates: coordinates && {
      latitude: round(coordinates.latitude),
      longitude: round(coordinates.longitude),
    },
    registrationNumber: undefined,
    landOwnerContact: undefined,
    accessNotes: undefined,
  };
}
