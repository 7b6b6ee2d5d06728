import { isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers, ResearchProjectInput } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

export const projectQueries = {
  researchProjects: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/research-projects')),
  checklistsToTie: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/v1/checklists'))).filter(({ access }) => access === 'owner'),
} satisfies QueryResolvers;

export const projectMutations = {
  createResearchProject: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const body = bodyOf(input);
      return saved(await dataOf(context.rest.client.POST('/api/v1/research-projects', { body })));
    }),

  removeResearchPicture: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const path = '/api/v1/research-projects/{id}/picture';
      return saved(await dataOf(context.rest.client.DELETE(path, { params })));
    }),

  updateResearchProject: (_parent, { id, revision, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const headers = { 'if-match': `"${revision}"` };
      const { client } = context.rest;
      try {
        const options = { params, headers, body: bodyOf(input) };
        return saved(await dataOf(client.PATCH('/api/v1/research-projects/{id}', options)));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const projects = await dataOf(client.GET('/api/v1/research-projects'));
        const current = projects.find((each) => each.id === id);
        if (current === undefined) throw error;
        return { __typename: 'ResearchProjectConflict' as const, current };
      }
    }),
} satisfies MutationResolvers;

const saved = <Of>(project: Of) => ({ __typename: 'ResearchProject' as const, ...project });

/** The input is all of a project: what it leaves out is taken away. */
const empty = {
  ...{ description: null, institution: null, dataUsed: null },
  ...{ url: null, startsOn: null, endsOn: null },
};

function bodyOf({ invited, researchers, checklistIds, ...fields }: ResearchProjectInput) {
  const lists = { invited: [...invited], researchers: [...researchers], checklistIds: [...checklistIds] };
  return { ...empty, ...fields, ...lists };
}
