import Type from 'typebox';
import type { ResearchId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { idParams } from '#platform/http/schemas.ts';
import { createProject, editProject, listProjects, type Project } from './service.ts';
import { formOf, ProjectBody, ProjectInput, projectNames, projectToWire } from './wire.ts';

// Additions to the old wire, whose researches were made in its database.

const tags = ['administration'];
const config = { access: 'admin', errors: { names: projectNames } } as const;

const getProjectsRoute: Routes = async (http) => {
  http.get(
    '/administration/research',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'getResearchProjects',
        tags,
        summary: 'All research projects by name, with invited people and researchers',
        response: { 200: Type.Array(ProjectBody) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return (await listProjects(context)).map((project) => projectToWire(project, context));
    },
  );
};

const createProjectRoute: Routes = async (http) => {
  http.post(
    '/administration/research',
    {
      config,
      schema: {
        operationId: 'createResearchProject',
        tags,
        summary: 'Creates a research project',
        body: ProjectInput,
        response: { 201: ProjectBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      reply.status(201);
      return projectToWire(await createProject(context, formOf(request.body)), context);
    },
  );
};

const editProjectRoute: Routes = async (http) => {
  http.put(
    '/administration/research/:id',
    {
      config,
      schema: {
        operationId: 'editResearchProject',
        tags,
        summary: 'Replaces a research project; existing consents remain valid',
        params: idParams<ResearchId>('research project'),
        body: ProjectInput,
        response: { 200: ProjectBody },
      },
    },
    async (request) => {
      const edit = { revision: revisionIn(request), form: formOf(request.body) };
      const context = signedInContextOf(request);
      const toWire = (project: Project) => projectToWire(project, context);
      return toWire(await editProject(context, request.params.id, edit, toWire));
    },
  );
};

export const researchProjectRoutes = inOneScope([getProjectsRoute, createProjectRoute, editProjectRoute]);
