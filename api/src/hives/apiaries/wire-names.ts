import { hiveNames } from '#hives/old-api/hive-names.ts';
import type { FieldNames } from '#platform/http/field-names.ts';

/** What the wire calls the fields of an apiary. */
export const apiaryNames: FieldNames = {
  hex_color: 'color',
  roofed: 'isRoofed',
  country_code: 'address.country',
  city: 'address.city',
  street: 'address.street',
  street_no: 'address.number',
  postal_code: 'address.postalCode',
  lat: 'coordinates.latitude',
  lon: 'coordinates.longitude',
};

const ofHives: FieldNames = { color: 'color', layers: 'layers', ...hiveNames };

/** The same of a new apiary: on the wire the fields of its hives are next to its own. */
export const newApiaryNames: FieldNames = {
  ...apiaryNames,
  ...Object.fromEntries(Object.entries(ofHives).map(([wire, ours]) => [wire, `hives.${ours}`])),
  hive_amount: 'hives.amount',
  prefix: 'hives.prefix',
  offset: 'hives.firstNumber',
};
