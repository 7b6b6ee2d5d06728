import { checklistTemplates } from '@skep/domain';
import Type from 'typebox';
import type { ChecklistId, GroupId } from '#platform/context/ids.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { idSchema, MaybeText, nullable, oneOf, SentRevision, text } from '#platform/http/schemas.ts';
import { changesOfSent, type Edit } from '#platform/input/edits.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { Checklist, ChecklistChanges } from './checklist.ts';
import { checklistToWire } from './wire.ts';

/** What the wire calls the fields of a checklist. */
export const checklistNames: FieldNames = {
  categories: 'itemIds',
  category_ids: 'itemIds',
  required_ids: 'requiredIds',
  group_ids: 'groupIds',
  copy_of: 'copyOf',
};

/** Ids as a list, or joined by commas as old clients send them: room for all that a checklist may hold, and more. */
const Ids = Type.Optional(
  nullable(
    Type.Union([
      Type.Array(Type.Union([Type.Integer(), text()]), { maxItems: 20_000 }),
      Type.Integer(),
      Type.String({ maxLength: 200_000, description: 'Ids separated by commas, in order.' }),
    ]),
  ),
);

const fields = {
  name: MaybeText,
  type: MaybeText,
  description: MaybeText,
  categories: Ids,
  category_ids: Ids,
  required_ids: Ids,
};

export const NewChecklistInput = Type.Object({
  ...fields,
  template: Type.Optional(
    nullable(
      oneOf(checklistTemplates, {
        description: 'Template whose items the checklist starts with (an addition).',
      }),
    ),
  ),
  copy_of: Type.Optional(nullable(idSchema<ChecklistId>())),
});

export const ChecklistEditInput = Type.Object({ ...fields, rev: SentRevision });

export const ShareInput = Type.Object({
  group_ids: Type.Array(idSchema<GroupId>(), { maxItems: 200 }),
});

type SentIds = SentFields['categories'];

type SentFields = Omit<Type.Static<typeof ChecklistEditInput>, 'rev'>;

/** What is said of a new checklist. */
export function checklistChangesOf(sent: SentFields): ChecklistChanges {
  return changesOf(inOneForm(sent));
}

/** What was sent back of a checklist: what is left out stays. */
export function sentChecklistOf({
  rev,
  ...sent
}: Type.Static<typeof ChecklistEditInput>): Pick<
  Edit<Checklist, ChecklistChanges>,
  'sentRevision' | 'changes'
> {
  return {
    sentRevision: rev ?? undefined,
    changes: changesOfSent(inOneForm(sent), checklistToWire, changesOf),
  };
}

interface OneForm {
  name?: string | null;
  type?: string | null;
  description?: string | null;
  category_ids?: number[];
  required_ids?: number[];
}

function inOneForm({
  name,
  type,
  description,
  categories,
  category_ids = categories,
  required_ids,
}: SentFields) {
  const sent: OneForm = {};
  if (name !== undefined) sent.name = name;
  // Nobody needs a type, and old clients leave it out.
  if (typeof type === 'string') sent.type = type;
  if (description !== undefined) sent.description = description;
  const [ids, required] = [
    idsIn(category_ids, 'itemIds'),
    idsIn(required_ids === null ? [] : required_ids, 'requiredIds'),
  ];
  if (ids !== undefined) sent.category_ids = ids;
  if (required !== undefined) sent.required_ids = required;
  return sent;
}

function changesOf({ name, type, description, category_ids, required_ids }: OneForm): ChecklistChanges {
  const changes: ChecklistChanges = {};
  if (name !== undefined) changes.name = name ?? '';
  if (type !== undefined) changes.type = (type ?? '').slice(0, 50);
  if (description !== undefined) changes.description = description ?? undefined;
  if (category_ids !== undefined) changes.itemIds = category_ids;
  if (required_ids !== undefined) changes.requiredIds = required_ids;
  return changes;
}

/** Absent stays absent; nothing at all is no item. @throws AppError invalid_input for what is no id */
function idsIn(sent: SentIds | undefined, path: string): number[] | undefined {
  if (sent === undefined || sent === null) return undefined;
  const parts = (Array.isArray(sent) ? sent : [sent]).flatMap((part) => String(part).split(','));
  const ids = parts.map((part) => part.trim()).filter((part) => part !== '');
  if (!ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) throw fieldProblem(path, 'unknown_choice');
  return ids.map(Number);
}
