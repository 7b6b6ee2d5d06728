import type { SignedInContext } from '#platform/context/context.ts';
import type { DashboardId } from '#platform/context/ids.ts';
import { tryOut } from '#platform/database/transaction.ts';
import type { DashboardChanges } from '../core/dashboard.ts';
import { createDashboard, editDashboard } from '../dashboard-admin/service.ts';
import { type ShownDashboard, shownDashboard } from './shown.ts';

/**
 * What a dashboard would show if it were saved as it was sent: it is saved, read as a screen reads it, and undone.
 * @param id undefined: of a new one @throws AppError not_found, not_allowed, invalid_input
 */
export function previewDashboard(
  context: SignedInContext,
  changes: DashboardChanges,
  id: DashboardId | undefined,
): Promise<ShownDashboard> {
  return tryOut(context, async (inner) => {
    const dashboard =
      id === undefined
        ? await createDashboard(inner, changes)
        : await editDashboard(inner, id, {
            ...{ revision: undefined, sentRevision: undefined, toWire: () => undefined },
            changes: () => ({ changes, hasConflict: false }),
          });
    return shownDashboard(inner, dashboard);
  });
}
