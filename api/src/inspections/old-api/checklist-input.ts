import Type from 'typebox';
import type { Checklist, ChecklistChanges } from '#inspections/checklists/checklist.ts';
import { allChecklistFields } from '#inspections/checklists/checklist-fields.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { MaybeText, nullable, SentRevision, text } from '#platform/http/schemas.ts';
import { changesOfSent, type Edit } from '#platform/input/edits.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { changesOfOld, oldInputOf } from '#platform/resource/fields.ts';
import { checklistToWire } from './checklist-answer.ts';

/** What the wire calls the fields of a checklist. */
export const checklistNames: FieldNames = {
  categories: 'itemIds',
  category_ids: 'itemIds',
  required_ids: 'requiredIds',
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

const { category_ids: _ids, required_ids: _required, type, ...said } = oldInputOf(allChecklistFields);

export const ChecklistInput = Type.Object({
  ...said,
  type,
  name: MaybeText,
  categories: Ids,
  category_ids: Ids,
  required_ids: Ids,
});

export const ChecklistEditInput = Type.Object({ ...ChecklistInput.properties, rev: SentRevision });

type SentFields = Type.Static<typeof ChecklistInput>;

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

function inOneForm({
  name,
  type,
  description,
  categories,
  category_ids = categories,
  required_ids,
}: SentFields) {
  const ids = idsIn(category_ids, 'itemIds');
  const required = idsIn(required_ids === null ? [] : required_ids, 'requiredIds');
  return {
    ...(name !== undefined && { name }),
    // Nobody needs a type, and old clients leave it out.
    ...(typeof type === 'string' && { type }),
    ...(description !== undefined && { description }),
    ...(ids !== undefined && { category_ids: ids }),
    ...(required !== undefined && { required_ids: required }),
  };
}

/** The length of a type is nobody's fault: no person sees it. */
function changesOf({ type, ...sent }: Partial<ReturnType<typeof inOneForm>>): ChecklistChanges {
  return changesOfOld(allChecklistFields, {
    ...sent,
    ...(type !== undefined && { type: type.slice(0, 50) }),
  });
}

/** Absent stays absent; nothing at all is no item. @throws AppError invalid_input for what is no id */
function idsIn(sent: SentFields['categories'], path: string): number[] | undefined {
  if (sent === undefined || sent === null) return undefined;
  const parts = (Array.isArray(sent) ? sent : [sent]).flatMap((part) => String(part).split(','));
  const ids = parts.map((part) => part.trim()).filter((part) => part !== '');
  if (!ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) throw fieldProblem(path, 'unknown_choice');
  return ids.map(Number);
}
