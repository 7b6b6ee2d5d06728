import { isDeepStrictEqual } from 'node:util';
import {
  AppError,
  type DashboardForm,
  dashboardCodeLength,
  dashboardForm,
  dashboardLimits,
  usualDashboard,
} from '@skep/domain';
import { accountById } from '#account/core/store.ts';
import { hivesInBrief } from '#hive-core/store.ts';
import { requireOwn } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DashboardId, HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { changesIn, type Edit } from '#platform/input/edits.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { forgetPictures } from '#platform/pictures/stored-pictures.ts';
import { withChanges } from '#platform/resource/fields.ts';
import type { Dashboard, DashboardChanges, DashboardOpening } from '../core/dashboard.ts';
import { forgetCached } from '../core/dashboard-cache.ts';
import { dashboardFields } from '../core/dashboard-fields.ts';
import {
  dashboardById,
  dashboardForEdit,
  dashboardsOf,
  deleteDashboard,
  insertDashboard,
  openingsOf,
  setCode,
  updateDashboard,
} from '../core/store.ts';

/** A dashboard as its owner sees it. */
export interface OwnDashboard extends Dashboard {
  openings: readonly DashboardOpening[];
}

/** By title; also of who may make none any more, since what there is can be deleted. */
export async function ownDashboards(context: SignedInContext): Promise<OwnDashboard[]> {
  return withOpenings(context, await dashboardsOf(context, context.user.id));
}

/** @throws AppError not_found */
export async function showDashboard(context: SignedInContext, id: DashboardId): Promise<OwnDashboard> {
  const [dashboard] = await withOpenings(context, [requireOwn(context, await dashboardById(context, id))]);
  if (dashboard === undefined) throw new AppError('not_found');
  return dashboard;
}

/** @throws AppError not_allowed without the permission; invalid_input */
export function createDashboard(context: SignedInContext, changes: DashboardChanges): Promise<OwnDashboard> {
  return inTransaction(context, async (inner) => {
    await requirePermission(inner);
    const form = await changedDashboard(inner, undefined, changes);
    const held = await dashboardsOf(inner, inner.user.id);
    if (held.length >= dashboardLimits.dashboards)
      throw fieldProblem('title', 'too_many', { max: dashboardLimits.dashboards });
    const id = await insertDashboard(inner, inner.user.id, newCode(inner), form);
    if (id === undefined) throw new AppError('unexpected');
    return showDashboard(inner, id);
  });
}

export interface DashboardEdit extends Edit<OwnDashboard, DashboardChanges> {
  /** As GET sends it, for 412. */
  toWire: (held: OwnDashboard) => unknown;
}

/** What is left out stays as it is. @throws AppError not_found, not_allowed, changed_meanwhile, invalid_input */
export async function editDashboard(
  context: SignedInContext,
  id: DashboardId,
  edit: DashboardEdit,
): Promise<OwnDashboard> {
  const dashboard = await inTransaction(context, async (inner) => {
    const held = await heldDashboard(inner, id);
    await requirePermission(inner);
    const versions = { held, earlier: async () => undefined, toWire: () => edit.toWire(held) };
    const changes = await changesIn(edit, versions);
    if (changes === undefined) return held;
    const form = await changedDashboard(inner, held, changes);
    if (isSameAs(held, form)) return held;
    await updateDashboard(inner, id, form);
    return showDashboard(inner, id);
  });
  forgetCached(context, dashboard.code);
  return dashboard;
}

/** The old code opens nothing any more. @throws AppError not_found, not_allowed */
export async function renewCode(context: SignedInContext, id: DashboardId): Promise<OwnDashboard> {
  const { held, renewed } = await inTransaction(context, async (inner) => {
    const dashboard = await heldDashboard(inner, id);
    await requirePermission(inner);
    await setCode(inner, id, newCode(inner));
    return { held: dashboard, renewed: await showDashboard(inner, id) };
  });
  forgetCached(context, held.code);
  return renewed;
}

/** @throws AppError not_found */
export async function removeDashboard(context: SignedInContext, id: DashboardId): Promise<void> {
  const held = await inTransaction(context, async (inner) => {
    const dashboard = await heldDashboard(inner, id);
    await deleteDashboard(inner, id);
    return dashboard;
  });
  forgetCached(context, held.code);
  if (held.logo !== undefined) await forgetPictures(context, [held.logo]);
}

/** Of the signed-in person, locked against changes. @throws AppError not_found */
export async function heldDashboard(inner: SignedInContext, id: DashboardId): Promise<OwnDashboard> {
  requireOwn(inner, await dashboardForEdit(inner, id));
  return showDashboard(inner, id);
}

/** @throws AppError not_allowed */
export async function requirePermission(context: SignedInContext): Promise<void> {
  const account = await accountById(context, context.user.id);
  if (!account?.permissions.includes('dashboard')) throw new AppError('not_allowed');
}

/** 49 bits: nobody finds one by trying, as long as tries are counted. */
function newCode({ random }: SignedInContext): string {
  return random.readableCode(dashboardCodeLength);
}

/**
 * What a dashboard is after these changes.
 * @param before undefined for a new one
 * @throws AppError invalid_input, also for a hive that is not theirs
 */
async function changedDashboard(
  context: SignedInContext,
  before: Dashboard | undefined,
  changes: DashboardChanges,
): Promise<DashboardForm> {
  const fields = withChanges(dashboardFields, before, changes);
  const hiveIds = changes.hiveIds ?? before?.hiveIds ?? [];
  const form = readForm(dashboardForm, { ...usualDashboard, ...fields, hiveIds });
  const ids = form.hiveIds as HiveId[];
  const hives = await hivesInBrief(context, ids);
  const own = new Set(hives.filter(({ access }) => access === 'owner').map(({ id }) => id));
  const strange = ids.findIndex((id, index) => !own.has(id) || ids.indexOf(id) < index);
  if (strange !== -1) throw fieldProblem(`hiveIds.${strange}`, 'unknown_choice');
  return form;
}

function isSameAs(held: OwnDashboard, form: DashboardForm): boolean {
  return Object.entries(form).every(([name, value]) => isDeepStrictEqual(Reflect.get(held, name), value));
}

async function withOpenings(context: SignedInContext, dashboards: readonly Dashboard[]) {
  const openings = await openingsOf(
    context,
    dashboards.map(({ id }) => id),
  );
  return dashboards.map((dashboard) => ({ ...dashboard, openings: openings.get(dashboard.id) ?? [] }));
}
