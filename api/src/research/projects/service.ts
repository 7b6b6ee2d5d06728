import { isDeepStrictEqual } from 'node:util';
import { AppError, type ResearchForm, researchForm } from '@skep/domain';
import { listChecklists } from '#inspections/checklists/service.ts';
import { mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ResearchId, UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { requireRevision } from '#platform/input/revision.ts';
import { renewConsentGrants } from '../core/grant-store.ts';
import type { Research } from '../core/research.ts';
import { allResearches, checklistsOfResearches, lockResearch, type TiedChecklist } from '../core/store.ts';
import {
  insertResearch,
  peopleOfResearches,
  setChecklists,
  setPeople,
  updateResearch,
  usersByEmail,
} from './store.ts';

/** A research as those see it who keep the list of them. */
export interface Project extends Research {
  /** Addresses. */
  invited: readonly string[];
  researchers: readonly string[];
  checklists: readonly TiedChecklist[];
}

/** By name. */
export async function listProjects(context: SignedInContext): Promise<Project[]> {
  const researches = await allResearches(context);
  const people = await peopleOfResearches(context);
  const checklists = await checklistsOfResearches(context);
  return researches.map((research) => {
    const ofOne = people.filter(({ researchId }) => researchId === research.id);
    const emailsOf = (role: string) => ofOne.filter((each) => each.role === role).map(({ email }) => email);
    return {
      ...research,
      invited: emailsOf('invited'),
      researchers: emailsOf('researcher'),
      checklists: checklists.get(research.id) ?? [],
    };
  });
}

/** @throws AppError invalid_input, also for an address that nobody has an account with */
export function createProject(context: SignedInContext, sent: unknown): Promise<Project> {
  const form = readForm(researchForm, sent);
  return inTransaction(context, async (inner) => {
    const id = await insertResearch(inner, form);
    await writePeople(inner, id, form);
    await writeChecklists(inner, id, form, []);
    return requireProject(inner, id);
  });
}

/**
 * Other days of a research are days of what was consented to before as well.
 * @param revision version that the edit began from; undefined: it overwrites
 * @throws AppError not_found, changed_meanwhile, invalid_input
 */
export function editProject(
  context: SignedInContext,
  id: ResearchId,
  { revision, changes }: { revision: number | undefined; changes: object },
  answerWith: (project: Project) => unknown,
): Promise<Project> {
  return inTransaction(context, async (inner) => {
    const held = await lockResearch(inner, id);
    if (held === undefined) throw new AppError('not_found');
    await requireRevision(revision, held.rev, async () => answerWith(await requireProject(inner, id)));
    const before = await requireProject(inner, id);
    const form = readForm(researchForm, { ...formOfProject(before), ...changes });
    // What is sent back as it was makes no new version.
    if (isDeepStrictEqual(form, readForm(researchForm, formOfProject(before)))) return before;
    await updateResearch(inner, id, form);
    await writePeople(inner, id, form);
    await writeChecklists(inner, id, form, idsOf(before.checklists));
    const project = await requireProject(inner, id);
    await renewConsentGrants(inner, project);
    return project;
  });
}

async function writePeople(context: SignedInContext, id: ResearchId, form: ResearchForm): Promise<void> {
  await setPeople(context, id, 'invited', await usersWith(context, form.invited, 'invited'));
  await setPeople(context, id, 'researcher', await usersWith(context, form.researchers, 'researchers'));
}

/** Their own, and those that other admins have tied to it before. */
async function writeChecklists(
  context: SignedInContext,
  id: ResearchId,
  { checklistIds }: ResearchForm,
  held: readonly number[],
): Promise<void> {
  const own = (await listChecklists(context)).filter((checklist) => mayDo('manage', checklist));
  const offered = new Set([...held, ...idsOf(own)]);
  const unknown = checklistIds.findIndex((wanted) => !offered.has(wanted));
  if (unknown !== -1) throw fieldProblem(`checklistIds.${unknown}`, 'unknown_choice');
  await setChecklists(context, id, checklistIds);
}

const idsOf = (checklists: readonly { id: number }[]): number[] => checklists.map(({ id }) => id);

const formOfProject = (project: Project) => ({ ...project, checklistIds: idsOf(project.checklists) });

async function usersWith(
  context: SignedInContext,
  emails: readonly string[],
  field: string,
): Promise<UserId[]> {
  const users = await usersByEmail(context, emails);
  const unknown = users.indexOf(undefined);
  if (unknown !== -1) throw fieldProblem(`${field}.${unknown}`, 'unknown_choice');
  return users.filter((id) => id !== undefined);
}

/** @throws AppError not_found */
export async function requireProject(context: SignedInContext, id: ResearchId): Promise<Project> {
  const project = (await listProjects(context)).find((each) => each.id === id);
  if (project === undefined) throw new AppError('not_found');
  return project;
}
