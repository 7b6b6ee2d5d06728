import type { FakeAnswer } from '@skep/remote-kit/testing';
import type { ProjectFieldsFragment } from '../generated/graphql.ts';
import { answering } from '../testing/gateway.ts';
import {
  createProjectMutation,
  projectsQuery,
  removePictureMutation,
  updateProjectMutation,
} from './ResearchProjects.graphql.ts';
import type { Checklist } from './useProjectForm.ts';

export function aProject(options: Partial<ProjectFieldsFragment> = {}): ProjectFieldsFragment {
  return {
    __typename: 'ResearchProject',
    id: '1',
    revision: 1,
    name: 'Winter losses',
    description: 'Which colonies live through the winter.',
    institution: 'University of the Valley',
    dataUsed: 'Inspections',
    url: 'https://example.org/winter',
    startsOn: '2026-04-01',
    endsOn: null,
    isListed: true,
    isByInvitation: false,
    invited: [],
    researchers: ['rita@skep.example'],
    checklists: [],
    pictureUrl: null,
    ...options,
  };
}

export const ownChecklists: readonly Checklist[] = [
  { __typename: 'TiedChecklist', id: '7', name: 'Winter losses' },
  { __typename: 'TiedChecklist', id: '8', name: 'Varroa count' },
];

/**
 * A server with these projects, which keeps what an admin does; nobody's address has `nobody` in it.
 * @param later what another admin has made of one of them since it was loaded
 */
export function fakeProjects(
  projects: readonly ProjectFieldsFragment[],
  later?: ProjectFieldsFragment,
): FakeAnswer[] {
  let held = [...projects];
  const refused = ({ researchers }: { researchers: string | readonly string[] }) =>
    String(researchers).includes('nobody')
      ? {
          __typename: 'Failure',
          code: 'INVALID_INPUT',
          requestId: 'request-1',
          retryAfterSeconds: null,
          fields: [
            { __typename: 'FieldProblem', path: 'researchers.0', code: 'unknown_choice', limit: null },
          ],
        }
      : undefined;
  return [
    answering(projectsQuery, () => ({ researchProjects: held, checklistsToTie: ownChecklists })),
    answering(createProjectMutation, ({ input }) => {
      const made = aProject({ id: String(held.length + 1), name: input.name });
      if (!refused(input)) held = [...held, made];
      return { createResearchProject: refused(input) ?? made };
    }),
    answering(removePictureMutation, ({ id }) => {
      held = held.map((each) => (each.id === id ? { ...each, pictureUrl: null } : each));
      return { removeResearchPicture: held.find((each) => each.id === id) };
    }),
    answering(updateProjectMutation, ({ id, revision, input }) => {
      if (later && revision !== later.revision)
        return { updateResearchProject: { __typename: 'ResearchProjectConflict', current: later } };
      const checklists = ownChecklists.filter((each) => input.checklistIds.includes(each.id));
      held = held.map((each) => (each.id === id ? { ...each, name: input.name, checklists } : each));
      return { updateResearchProject: refused(input) ?? held.find((each) => each.id === id) };
    }),
  ];
}
