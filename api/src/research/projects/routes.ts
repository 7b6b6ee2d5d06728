import { researchLimits, researchRules } from '@skep/domain';
import * as v from 'valibot';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, ResearchId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, revision, sentId, sentIdList } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import { pictureUrl } from '../core/research.ts';
import { researchFields } from '../core/research-fields.ts';
import { changePicture, removePicture } from './picture.ts';
import { createProject, editProject, listProjects, type Project } from './service.ts';

const ProjectAnswer = v.object({
  id: idJson<ResearchId>('research project'),
  revision,
  ...answerOf(researchFields),
  invited: v.pipe(v.array(v.string()), v.description('Email addresses of accounts.')),
  researchers: v.pipe(v.array(v.string()), v.description('Email addresses of accounts.')),
  checklists: v.pipe(
    v.array(v.object({ id: idJson<ChecklistId>('checklist'), name: v.string() })),
    v.description('Participants get them for as long as they take part.'),
  ),
  pictureUrl: v.pipe(v.optional(v.string()), v.description('Changes with the picture.')),
});

const ProjectBody = v.object({
  ...bodyOf(researchFields),
  invited: researchRules.invited,
  researchers: researchRules.researchers,
  checklistIds: v.optional(sentIdList<ChecklistId>('checklist', researchLimits.checklistsMax)),
});

function projectJson(context: SignedInContext, { rev, ...project }: Project) {
  return { ...project, revision: rev, pictureUrl: pictureUrl(context, project) };
}

const access = 'admin';
const ofProject = { access, params: v.object({ id: sentId<ResearchId>('research project') }) } as const;

export const researchProjectRoutes = inOneScope([
  action(
    'GET',
    '/research-projects',
    {
      ...{ id: 'listResearchProjects', access },
      summary: 'All research projects by name, with invited people and researchers',
      answer: v.array(ProjectAnswer),
    },
    async (context) => (await listProjects(context)).map((project) => projectJson(context, project)),
  ),
  action(
    'POST',
    '/research-projects',
    {
      ...{ id: 'addResearchProject', access },
      summary: 'Creates a research project',
      ...{ body: ProjectBody, answer: ProjectAnswer },
    },
    async (context, { body }) => projectJson(context, await createProject(context, body)),
  ),
  action(
    'PATCH',
    '/research-projects/:id',
    {
      id: 'changeResearchProject',
      summary: 'Edits a research project; fields that are not sent do not change, and consents remain valid',
      ...ofProject,
      ...{ body: v.partial(ProjectBody), answer: ProjectAnswer },
    },
    async (context, { params, body: changes, revision: wanted, answerWith }) => {
      const edit = { revision: wanted, changes };
      const project = await editProject(context, params.id, edit, (held) =>
        answerWith(projectJson(context, held)),
      );
      return projectJson(context, project);
    },
  ),
  action(
    'POST',
    '/research-projects/:id/picture',
    {
      id: 'setResearchPicture',
      summary: 'Sets the picture of a research project: JPEG, PNG or WebP, 15 MB, 40 megapixels',
      description: 'Without a file nothing changes.',
      ...ofProject,
      ...{ file: 'file', notIdempotent: 'harmless', answer: ProjectAnswer },
    },
    async (context, { params, file }) =>
      projectJson(context, await changePicture(context, params.id, file?.content)),
  ),
  action(
    'DELETE',
    '/research-projects/:id/picture',
    {
      id: 'removeResearchPicture',
      summary: 'Removes the picture of a research project',
      ...ofProject,
      answer: ProjectAnswer,
    },
    async (context, { params }) => projectJson(context, await removePicture(context, params.id)),
  ),
]);
