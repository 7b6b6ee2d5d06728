import { AppError } from '@skep/domain';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DashboardId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { StoredFile } from '#platform/files/file-store.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import {
  forgetOthers,
  forgetPictures,
  keepPicture,
  type PictureKey,
  type StoredPicture,
  storedPicture,
} from '#platform/pictures/stored-pictures.ts';
import { forgetCached } from '../core/dashboard-cache.ts';
import { logoByKey, logoKeys, setLogo } from '../core/store.ts';
import { heldDashboard, type OwnDashboard, requirePermission, showDashboard } from './service.ts';

/** Whose files they are in the store of pictures. */
const domain = 'dashboards';

/**
 * The logo that a dashboard is shown with, in place of the one that it has.
 * @param sent undefined: it stays
 * @throws AppError not_found, not_allowed, invalid_input
 */
export async function changeLogo(
  context: SignedInContext,
  id: DashboardId,
  sent: Buffer | undefined,
): Promise<OwnDashboard> {
  const held = await showDashboard(context, id);
  await requirePermission(context);
  if (sent === undefined) return held;
  const picture = await readPicture(sent);
  const key = await keepPicture(context, domain, picture);
  return replaceLogo(context, id, { key, extension: picture.extension });
}

/** @throws AppError not_found */
export function removeLogo(context: SignedInContext, id: DashboardId): Promise<OwnDashboard> {
  return replaceLogo(context, id, undefined);
}

async function replaceLogo(context: SignedInContext, id: DashboardId, next: StoredPicture | undefined) {
  const { held, dashboard } = await inTransaction(context, async (inner) => {
    const before = await heldDashboard(inner, id);
    await setLogo(inner, id, next);
    return { held: before, dashboard: await showDashboard(inner, id) };
  });
  forgetCached(context, held.code);
  if (held.logo !== undefined) await forgetPictures(context, [held.logo]);
  return dashboard;
}

/** For whoever was given its address, which nobody guesses. @throws AppError not_found */
export async function logoFile(context: Context, key: PictureKey): Promise<StoredFile & StoredPicture> {
  const picture = await logoByKey(context, key);
  const file = picture && (await storedPicture(context, picture, 'whole'));
  if (picture === undefined || file === undefined) throw new AppError('not_found');
  return { ...picture, ...file };
}

export function cleanUpLogos(context: Context): Promise<void> {
  return forgetOthers(context, domain, () => logoKeys(context));
}
