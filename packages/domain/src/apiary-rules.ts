import * as v from 'valibot';
import { hiveLimits } from './hive-limits.ts';
import { hiveDimensionsRules, layersOfForm } from './hive-rules.ts';
import {
  code,
  firstCharacters,
  numberBetween,
  optionalColour,
  optionalLine,
  optionalParagraph,
  requiredLine,
  wholeBetween,
} from './text-rules.ts';

/** Limits of an apiary's form. Lengths are code points (as in the old apps). */
export const apiaryLimits = {
  nameLength: 30,
  addressLineLength: 100,
  shortLineLength: 20,
  descriptionLength: 2500,
  registrationNumberLength: 50,
  contactLength: 300,
  accessNotesLength: 500,
  newHivesMax: 50,
  firstNumberMax: 99_999,
  /** Three decimals are about 100 m: near enough to find, too far to steal by. */
  coordinateDecimals: 3,
} as const;

export const latitude = numberBetween(-90, 90);
export const longitude = numberBetween(-180, 180);

const coordinateMissing = (one: number | undefined, other: number | undefined) =>
  one === undefined && other !== undefined;

/** Both or none: half a place is nowhere. */
const coordinates = v.pipe(
  v.object({ latitude: v.optional(latitude), longitude: v.optional(longitude) }),
  v.forward(
    v.check((place) => !coordinateMissing(place.latitude, place.longitude), code('required')),
    ['latitude'],
  ),
  v.forward(
    v.check((place) => !coordinateMissing(place.longitude, place.latitude), code('required')),
    ['longitude'],
  ),
);

const address = v.object({
  /** ISO 3166-1 alpha-2, lower case. */
  country: v.optional(
    v.pipe(
      v.string(code('invalid')),
      v.trim(),
      v.toLowerCase(),
      v.regex(/^([a-z]{2})?$/, code('invalid')),
      v.transform((country) => (country === '' ? undefined : country)),
    ),
  ),
  city: optionalLine(apiaryLimits.addressLineLength),
  street: optionalLine(apiaryLimits.addressLineLength),
  number: optionalLine(apiaryLimits.shortLineLength),
  postalCode: optionalLine(apiaryLimits.shortLineLength),
});

/** What an apiary says of itself; used by its edit form as it is. */
export const apiaryForm = v.object({
  name: requiredLine(apiaryLimits.nameLength),
  color: optionalColour,
  isRoofed: v.optional(v.boolean(code('invalid'))),
  description: optionalParagraph(apiaryLimits.descriptionLength),
  address: v.optional(address, {}),
  coordinates: v.optional(coordinates),
  /** Of the apiary or its keeper, as the authority wrote it: each country has another form. */
  registrationNumber: optionalLine(apiaryLimits.registrationNumberLength),
  /** Name, telephone and address of whoever owns the land. */
  landOwnerContact: optionalParagraph(apiaryLimits.contactLength),
  /** How one gets to the hives, such as a key or a gate. */
  accessNotes: optionalParagraph(apiaryLimits.accessNotesLength),
});

/** The hives that are made together with an apiary, all alike. */
export const newHivesRules = v.object({
  amount: wholeBetween(0, apiaryLimits.newHivesMax),
  prefix: requiredLine(hiveLimits.nameLength),
  firstNumber: wholeBetween(0, apiaryLimits.firstNumberMax),
  typeId: v.optional(v.string(code('invalid'))),
  color: optionalColour,
  layers: layersOfForm,
  dimensions: v.optional(hiveDimensionsRules, {}),
});

/** The four steps of a new apiary. */
export const newApiaryForm = v.object({ ...apiaryForm.entries, hives: newHivesRules });

export type ApiaryForm = v.InferOutput<typeof apiaryForm>;
export type NewApiaryForm = v.InferOutput<typeof newApiaryForm>;

/** `<prefix> <number>`; a prefix that leaves no room for its number is cut. */
export function numberedHiveName(prefix: string, number: number): string {
  const room = hiveLimits.nameLength - String(number).length - 1;
  return `${firstCharacters(prefix, room).trimEnd()} ${number}`;
}
