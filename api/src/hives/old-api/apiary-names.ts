import { oldApiaryFields } from '#hives/apiaries/apiary.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { oldNamesOf } from '#platform/resource/fields.ts';
import { hiveNames } from './hive-names.ts';

/** What the wire calls the fields of an apiary. */
export const apiaryNames: FieldNames = oldNamesOf(oldApiaryFields);

const ofHives: FieldNames = { color: 'color', layers: 'layers', ...hiveNames };

/** The same of a new apiary: on the wire the fields of its hives are next to its own. */
export const newApiaryNames: FieldNames = {
  ...apiaryNames,
  ...Object.fromEntries(Object.entries(ofHives).map(([wire, ours]) => [wire, `hives.${ours}`])),
  hive_amount: 'hives.amount',
  prefix: 'hives.prefix',
  offset: 'hives.firstNumber',
};
