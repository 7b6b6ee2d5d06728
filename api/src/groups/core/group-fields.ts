import { groupForm } from '@skep/domain';
import { type ChangesOf, type ColumnsOf, field, type ValuesOf } from '#platform/resource/fields.ts';
import { line, paragraph } from '#platform/resource/kinds.ts';

const { name, description, color } = groupForm.entries;

/** Fields of a group. Its members and what is shared in it have tables of their own. */
export const groupFields = {
  name: field(name, line, { column: 'name' }),
  description: field(description, paragraph, { column: 'description' }),
  color: field(color, line, { column: 'color', old: 'hex_color' }),
};

export type GroupFields = ValuesOf<typeof groupFields>;
export type GroupFieldChanges = ChangesOf<typeof groupFields>;
export type GroupColumns = ColumnsOf<typeof groupFields>;
