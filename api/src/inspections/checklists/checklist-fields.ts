import { checklistForm, ownItemForm, ownItemKinds } from '@skep/domain';
import * as v from 'valibot';
import { number, words } from '#platform/exporting/restored-table.ts';
import { type ColumnsOf, field, type ValuesOf } from '#platform/resource/fields.ts';
import { between, idOf, idsOf, line, paragraph, wordOf } from '#platform/resource/kinds.ts';

const { name, description } = checklistForm.entries;
const ids = v.array(v.number());

/** What its owner says of a checklist. */
export const checklistFields = {
  // Old clients read it. Nobody needs it.
  type: field(v.string(), { ...line, restored: words(100) }, { column: 'type', hasDefault: true }),
  name: field(name, line, { column: 'name' }),
  description: field(description, paragraph, { column: 'description' }),
};

/** Categories of the taxonomy and items of one's own, in the order of the checklist. */
export const checklistItemFields = {
  itemIds: field(ids, idsOf<number>('item'), { column: 'item_ids', old: 'category_ids' }),
  requiredIds: field(ids, idsOf<number>('item'), { column: 'required_ids' }),
};

export const allChecklistFields = { ...checklistFields, ...checklistItemFields };

export type ChecklistFields = ValuesOf<typeof allChecklistFields>;
export type ChecklistColumns = ColumnsOf<typeof allChecklistFields>;

const item = ownItemForm.entries;
const bound = { ...between(-1_000_000_000, 1_000_000_000), restored: number };

/** An item that a person made. Its choices have a table of their own. */
export const ownItemFields = {
  name: field(item.name, line, { column: 'name' }),
  input: field(
    item.input,
    // GraphQL has one list of all kinds: the rule looks at what the gateway sends.
    { ...wordOf(ownItemKinds), sent: v.pipe(v.string('unknown_choice'), v.maxLength(50, 'unknown_choice')) },
    { column: 'input' },
  ),
  unit: field(item.unit, { ...line, restored: words(50) }, { column: 'unit' }),
  minimum: field(item.minimum, bound, { column: 'minimum' }),
  maximum: field(item.maximum, bound, { column: 'maximum' }),
  parentId: field(v.number(), idOf<number>('heading'), { column: 'parent_id', hasDefault: true }),
};

export type OwnItemColumns = ColumnsOf<typeof ownItemFields>;
