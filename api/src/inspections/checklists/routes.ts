import { checklistInputKinds, checklistTemplates } from '@skep/domain';
import * as v from 'valibot';
import type { ChecklistId, GroupId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { accessJson, idJson, revision, sentId, sentIdList } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { editOf } from '#platform/input/edits.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import type { Checklist } from './checklist.ts';
import { allChecklistFields } from './checklist-fields.ts';
import { checklistForms } from './questions.ts';
import {
  changeChecklist,
  createChecklist,
  deleteChecklist,
  listChecklists,
  shareChecklist,
  showChecklist,
  showChecklists,
  versionsOfChecklist,
} from './service.ts';

const { type: _type, ...plainFields } = allChecklistFields;
const checklistId = { params: v.object({ id: sentId<ChecklistId>('checklist') }) };

const ChecklistAnswer = v.object({
  id: idJson<ChecklistId>('checklist'),
  revision,
  ...answerOf(plainFields),
  ownerName: v.string(),
  access: accessJson,
  groupIds: v.pipe(
    v.array(idJson<GroupId>('group')),
    v.description('Groups in which the person sees it; for its owner all that it is shared with.'),
  ),
  researches: v.pipe(v.array(v.string()), v.description('Names of research projects that provide it.')),
});

const checklistJson = ({ rev, ...checklist }: Checklist) => ({ ...checklist, revision: rev });

const itemId = v.pipe(v.string(), v.description('Id of the item.'));
const parentId = v.pipe(v.optional(v.string()), v.description('Id of the heading above it.'));

/** What people read of an item. */
export const itemEntries = {
  id: itemId,
  parentId,
  key: v.pipe(v.string(), v.description('Such as `colony_size`; the same in every language.')),
  name: v.string(),
  input: v.picklist(checklistInputKinds),
  unit: v.optional(v.string()),
  unitKey: v.optional(v.string()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  decimals: v.optional(v.number()),
};

const Question = v.object({
  ...itemEntries,
  isRequired: v.boolean(),
  options: v.array(v.object({ id: itemId, parentId, name: v.string() })),
});

/** A checklist to fill in. */
export const ChecklistToFillIn = v.object({
  id: idJson<ChecklistId>('checklist'),
  name: v.string(),
  access: accessJson,
  items: v.pipe(v.array(Question), v.description('In order, parents before their children.')),
});

const { name, itemIds, requiredIds, description } = bodyOf(plainFields);
const NewChecklist = v.object({
  name: v.optional(name),
  description,
  itemIds: v.optional(itemIds),
  requiredIds: v.optional(requiredIds),
  template: v.optional(v.picklist(checklistTemplates, 'unknown_choice')),
  copyOfChecklist: v.optional(sentId<ChecklistId>('checklist')),
});

const oneChecklist = [
  action(
    'GET',
    '/checklists/:id',
    { id: 'readChecklist', summary: 'One checklist', ...checklistId, answer: ChecklistAnswer },
    async (context, { params }) => checklistJson((await showChecklist(context, params.id)).checklist),
  ),
  action(
    'GET',
    '/checklists/:id/versions',
    {
      id: 'listChecklistVersions',
      summary: 'Stored versions of a checklist, the present one first; only for its owner',
      ...checklistId,
      answer: v.array(v.object({ ...ChecklistAnswer.entries, writtenAt: v.date() })),
    },
    async (context, { params }) =>
      (await versionsOfChecklist(context, params.id)).map(({ checklist, writtenAt }) => ({
        ...checklistJson(checklist),
        writtenAt,
      })),
  ),
  action(
    'POST',
    '/checklists',
    {
      id: 'addChecklist',
      summary: 'Creates a checklist: from items, from a template, or as a copy',
      body: NewChecklist,
      answer: ChecklistAnswer,
    },
    async (context, { body: { template, copyOfChecklist: copyOf, ...sent } }) => {
      const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
      const id = await createChecklist(context, { template, copyOf }, said);
      return checklistJson((await showChecklist(context, id)).checklist);
    },
  ),
  action(
    'PATCH',
    '/checklists/:id',
    {
      id: 'changeChecklist',
      summary: 'Edits a checklist; fields that are not sent do not change',
      ...checklistId,
      body: v.partial(v.object(bodyOf(plainFields))),
      answer: ChecklistAnswer,
    },
    async (context, { params, body, revision, answerWith }) => {
      const changed = await changeChecklist(context, params.id, {
        ...editOf(body, revision),
        toWire: (held) => answerWith(checklistJson(held)),
      });
      return checklistJson(changed.checklist);
    },
  ),
  action(
    'DELETE',
    '/checklists/:id',
    {
      id: 'removeChecklist',
      summary: 'Deletes a checklist, except the last one of a person',
      ...checklistId,
    },
    (context, { params }) => deleteChecklist(context, params.id),
  ),
  action(
    'PUT',
    '/checklists/:id/groups',
    {
      id: 'shareChecklist',
      summary: 'Shares a checklist with exactly these groups: their members use and copy it',
      ...checklistId,
      body: v.object({ groupIds: sentIdList<GroupId>('group', 200) }),
      answer: ChecklistAnswer,
    },
    async (context, { params, body }) =>
      checklistJson((await shareChecklist(context, params.id, body.groupIds)).checklist),
  ),
];

const manyChecklists = [
  action(
    'GET',
    '/checklists',
    {
      id: 'listChecklists',
      summary: 'Checklists of the person and of their groups and research projects, by name',
      answer: v.array(ChecklistAnswer),
    },
    async (context) => (await listChecklists(context)).map(checklistJson),
  ),
  action(
    'GET',
    '/checklists/forms',
    {
      id: 'listChecklistForms',
      summary: 'All checklists to fill in with their items, for use without a network',
      answer: v.object({
        checklists: v.array(
          v.object({
            id: idJson<ChecklistId>('checklist'),
            name: v.string(),
            access: accessJson,
            places: v.pipe(v.array(v.number()), v.description('Indexes of its items in `items`, from 0.')),
            requiredIds: v.array(itemId),
          }),
        ),
        items: v.pipe(
          v.array(Question),
          v.description('Each item once, even if several checklists have it; ignore `isRequired` here.'),
        ),
      }),
    },
    async (context) => checklistForms(await showChecklists(context), context.locale),
  ),
];

export const checklistRoutes = inOneScope([...oneChecklist, ...manyChecklists]);
