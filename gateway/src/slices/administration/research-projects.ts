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
import { requiredWireId } from '../wire-ids.ts';

type WireProject = Omit<AnswerOf<'createResearchProject'>, Unsaid>;

export const projectQueries = {
  researchProjects: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/administration/research'))).map(projectFromWire),
} satisfies QueryResolvers;

export const projectMutations = {
  createResearchProject: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const body = toWire(input);
      return saved(await dataOf(context.rest.client.POST('/api/administration/research', { body })));
    }),

  updateResearchProject: (_parent, { id, revision, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const headers = { 'if-match': `"${revision}"` };
      const body = toWire(input);
      return saved(
        await dataOf(context.rest.client.PUT('/api/administration/research/{id}', { params, headers, body })),
      );
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
  };
}
