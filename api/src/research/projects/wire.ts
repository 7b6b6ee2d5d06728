import { researchLimits } from '@skep/domain';
import Type from 'typebox';
import type { ChecklistId } from '#platform/context/ids.ts';
import { idSchema, MaybeText, text } from '#platform/http/schemas.ts';
import { type Addressed, factsToWire, ResearchFacts } from '../consent/wire.ts';
import type { Project } from './service.ts';

const Emails = Type.Array(text(), {
  maxItems: researchLimits.peopleMax,
  description: 'Addresses of accounts.',
});

const ChecklistIds = Type.Array(idSchema<ChecklistId>(), {
  maxItems: researchLimits.checklistsMax,
  description: 'Checklists that participants get for as long as they take part.',
});

export const ProjectBody = Type.Object({
  ...ResearchFacts.properties,
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  visible: Type.Boolean({ description: 'Whether people who have not answered see it.' }),
  invited: Emails,
  researchers: Emails,
  checklist_ids: ChecklistIds,
  checklist_names: Type.Array(Type.String(), { description: 'Names of `checklist_ids`, in the same order.' }),
});

export const ProjectInput = Type.Object({
  name: text(),
  description: MaybeText,
  institution: MaybeText,
  type_of_data_used: MaybeText,
  url: MaybeText,
  start_date: MaybeText,
  end_date: MaybeText,
  visible: Type.Boolean(),
  on_invite_only: Type.Boolean(),
  invited: Emails,
  researchers: Emails,
  checklist_ids: Type.Optional(ChecklistIds),
});

export const projectNames = {
  type_of_data_used: 'dataUsed',
  start_date: 'startsOn',
  end_date: 'endsOn',
  visible: 'isListed',
  on_invite_only: 'isByInvitation',
  checklist_ids: 'checklistIds',
} as const;

export function projectToWire(project: Project, addressed: Addressed): Type.Static<typeof ProjectBody> {
  const { rev, isListed: visible, invited, researchers, checklists } = project;
  return {
    ...factsToWire(project, addressed),
    rev,
    visible,
    invited: [...invited],
    researchers: [...researchers],
    checklist_ids: checklists.map(({ id }) => id),
    checklist_names: checklists.map(({ name }) => name),
  };
}

/** As the form of the domain has it, where its limits are. */
export function formOf(body: Type.Static<typeof ProjectInput>) {
  return {
    name: body.name,
    description: body.description ?? undefined,
    institution: body.institution ?? undefined,
    dataUsed: body.type_of_data_used ?? undefined,
    url: body.url ?? undefined,
    // Sent back as it was, a day has its midnight.
    startsOn: body.start_date?.slice(0, 10),
    endsOn: body.end_date?.slice(0, 10),
    isListed: body.visible,
    isByInvitation: body.on_invite_only,
    invited: body.invited,
    researchers: body.researchers,
    checklistIds: body.checklist_ids ?? [],
  };
}
