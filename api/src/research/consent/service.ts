import { AppError, datesOfAnswer } from '@skep/domain';
import { hivesInBrief } from '#hive-core/store.ts';
import { mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, ResearchAnswerId, ResearchId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { renewConsentGrants } from '../core/grant-store.ts';
import type { Answer, Research } from '../core/research.ts';
import {
  answersOfPerson,
  answersOfResearch,
  checklistsOfResearches,
  endAnswer,
  insertAnswer,
  lockResearch,
  shownResearches,
  type TiedChecklist,
} from '../core/store.ts';
import { consentCounts, type Fetch, fetchesOfPerson, ownHivesOfApiaries } from './store.ts';

/** A research as one person has to do with it. */
export interface ShownResearch extends Research {
  /** In the order in which they count. */
  answers: readonly Answer[];
  /** Who fetched what of the person's, the newest first. */
  fetches: readonly Fetch[];
  /** That join the person's own while they take part. */
  checklists: readonly TiedChecklist[];
  /** How many people consent now; undefined for who is no researcher of it. */
  consentCount: number | undefined;
}

/** By name. */
export async function listResearches(context: SignedInContext): Promise<ShownResearch[]> {
  const researches = await shownResearches(context);
  const answers = await answersOfPerson(context, context.user.id);
  const fetches = await fetchesOfPerson(context);
  const checklists = await checklistsOfResearches(context);
  const counts = await consentCounts(context);
  return researches.map((research) => ({
    ...research,
    answers: answers.get(research.id) ?? [],
    fetches: fetches.get(research.id) ?? [],
    checklists: checklists.get(research.id) ?? [],
    consentCount: counts.get(research.id),
  }));
}

/**
 * From now on the research may look at these hives of the person's, and at no others.
 * @throws AppError not_found; invalid_input for no hive, and for hives of others
 */
export function consent(
  context: SignedInContext,
  id: ResearchId,
  chosen: { hiveIds: readonly HiveId[]; apiaryIds: readonly ApiaryId[] },
): Promise<ShownResearch> {
  return change(context, id, async (inner, answers) => {
    const ofApiaries = await ownHivesOfApiaries(inner, chosen.apiaryIds);
    const hiveIds = [...new Set([...chosen.hiveIds, ...ofApiaries])].toSorted((a, b) => a - b);
    if (hiveIds.length === 0) throw fieldProblem('hiveIds', 'required');
    await requireOwnHives(inner, hiveIds);
    const last = answers.at(-1);
    const isSaid = last?.isYes === true && String(last.hiveIds) === String(hiveIds);
    if (!isSaid) await answer(inner, id, { isYes: true, hiveIds });
  });
}

/** It holds from this moment on: what happened before stays given, and nothing after. @throws AppError not_found */
export function withdraw(context: SignedInContext, id: ResearchId): Promise<ShownResearch> {
  return change(context, id, async (inner, answers) => {
    if (answers.at(-1)?.isYes !== false) await answer(inner, id, { isYes: false, hiveIds: [] });
  });
}

/**
 * Lets an answer count from another time on.
 * @throws AppError not_found, also for an answer that was changed since; invalid_input outside of `datesOfAnswer`
 */
export function moveAnswer(context: SignedInContext, id: ResearchId, answerId: ResearchAnswerId, at: Date) {
  return change(context, id, async (inner, answers) => {
    const index = answers.findIndex((held) => held.id === answerId);
    const held = answers[index];
    if (held === undefined) throw new AppError('not_found');
    const { earliest, latest } = datesOfAnswer(answers, index, inner.clock.now());
    if (earliest !== undefined && at < earliest) throw fieldProblem('at', 'date_too_early');
    if (at > latest) throw fieldProblem('at', held.isYes ? 'invalid' : 'date_in_future');
    await endAnswer(inner, answerId);
    await insertAnswer(inner, id, { ...held, at });
  });
}

/** Takes back a no, as if the yes before it had never ended. @throws AppError not_found, also for a yes */
export function forgetWithdrawal(context: SignedInContext, id: ResearchId, answerId: ResearchAnswerId) {
  return change(context, id, async (inner, answers) => {
    const held = answers.find((each) => each.id === answerId);
    if (held === undefined || held.isYes) throw new AppError('not_found');
    await endAnswer(inner, answerId);
  });
}

async function change(
  context: SignedInContext,
  id: ResearchId,
  work: (context: SignedInContext, answers: readonly Answer[]) => Promise<void>,
): Promise<ShownResearch> {
  return inTransaction(context, async (inner) => {
    const research = await lockResearch(inner, id);
    const shown = (await shownResearches(inner)).some((each) => each.id === id);
    if (research === undefined || !shown) throw new AppError('not_found');
    const { user } = inner;
    await work(inner, (await answersOfResearch(inner, id, user.id)).get(user.id) ?? []);
    await renewConsentGrants(inner, research, user.id);
    const changed = (await listResearches(inner)).find((each) => each.id === id);
    if (changed === undefined) throw new AppError('not_found');
    return changed;
  });
}

async function answer(context: SignedInContext, id: ResearchId, said: Pick<Answer, 'isYes' | 'hiveIds'>) {
  const answeredAt = context.clock.now();
  // The wire has whole seconds: what it tells can be sent back.
  const at = new Date(Math.floor(answeredAt.getTime() / 1000) * 1000);
  await insertAnswer(context, id, { ...said, at, answeredAt });
}

async function requireOwnHives(context: SignedInContext, hiveIds: readonly HiveId[]): Promise<void> {
  const hives = await hivesInBrief(context, hiveIds);
  const own = new Set(hives.filter((hive) => mayDo('manage', hive)).map(({ id }) => id));
  const index = hiveIds.findIndex((id) => !own.has(id));
  if (index !== -1) throw fieldProblem(`hiveIds.${index}`, 'unknown_choice');
}
