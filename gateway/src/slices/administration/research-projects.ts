import { isAppError } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  ResearchProject,
  ResearchProjectInput,
} from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { dayOf, type Unsaid } from '../research/from-wire.ts';
import { chosenWireId, requiredWireId } from '../wire-ids.ts';

type WireProject = Omit<AnswerOf<'createResearchProject'>, Unsaid>;

export const projectQueries = {
  researchProjects: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/administration/research'))).map(projectFromWire),
  checklistsToTie: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/v1/checklists'))).filter(({ access }) => access === 'owner'),
} satisfies QueryResolvers;

export const projectMutations = {
  createResearchProject: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const body = toWire(input);
      return saved(await dataOf(context.rest.client.POST('/api/administration/research', { body })));
    }),

  removeResearchPicture: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const { client } = context.rest;
      return saved(await dataOf(client.DELETE('/api/administration/research/{id}/picture', { params })));
    }),

  updateResearchProject: (_parent, { id, revision, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const headers = { 'if-match': `"${revision}"` };
      const body = toWire(input);
      const { client } = context.rest;
      try {
        return saved(
          await dataOf(client.PUT('/api/administration/research/{id}', { params, headers, body })),
        );
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const projects = await dataOf(client.GET('/api/administration/research'));
        const current = projects.find((each) => each.id === params.path.id);
        if (current === undefined) throw error;
        return { __typename: 'ResearchProjectConflict' as const, current: projectFromWire(current) };
      }
    }),
} satisfies MutationResolvers;

function saved(project: WireProject) {
  return { __typename: 'ResearchProject' as const, ...projectFromWire(project) };
}

function projectFromWire(project: WireProject): ResearchProject {
  return {
    id: String(project.id),
    revision: project.rev,
    name: project.name,
    description: project.description,
    institution: project.institution,
    dataUsed: project.type_of_data_used,
    url: project.url,
    startsOn: dayOf(project.start_date),
    endsOn: dayOf(project.end_date),
    isListed: project.visible,
    isByInvitation: project.on_invite_only,
    invited: project.invited,
    researchers: project.researchers,
    checklists: project.checklist_ids.map((id, index) => ({
      id: String(id),
      name: project.checklist_names[index] ?? '',
    })),
    pictureUrl: project.thumb_url,
  };
}

function toWire(input: ResearchProjectInput) {
  return {
    name: input.name.toWellFormed(),
    description: input.description ?? null,
    institution: input.institution ?? null,
    type_of_data_used: input.dataUsed ?? null,
    url: input.url ?? null,
    start_date: input.startsOn ?? null,
    end_date: input.endsOn ?? null,
    visible: input.isListed,
    on_invite_only: input.isByInvitation,
    invited: input.invited.map((email) => email.toWellFormed()),
    researchers: input.researchers.map((email) => email.toWellFormed()),
    checklist_ids: input.checklistIds.map((id, index) => chosenWireId(id, `checklistIds.${index}`)),
  };
}
