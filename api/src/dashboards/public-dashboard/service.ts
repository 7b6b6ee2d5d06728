import { AppError, dashboardCodeOf, isGuessableCode } from '@skep/domain';
import { sign } from '#account/core/signatures.ts';
import type { Context } from '#platform/context/context.ts';
import { countInHour, countOfHour } from '#platform/rate-limits/count-store.ts';
import { cacheOf, forgetCached } from '../core/dashboard-cache.ts';
import { countOpening, dashboardById, openedBy } from '../core/store.ts';
import { type ShownDashboard, shownDashboard } from './shown.ts';

/** For whoever has the code, which they typed or followed, and where they ask from. */
export interface CodeTry {
  code: string;
  address: string;
}

/** Codes that nobody has, from one address in an hour; and from all of them together. */
const missesMax = { ofAddress: 30, ofAll: 3000 };
const hourSeconds = 60 * 60;

/** How long it is taken for granted that a code still opens what it opened; this process' own changes count at once. */
const checkedMs = 5000;

/** What one code opens, read once for all who have it. */
interface CachedScreen {
  rev: number;
  checkedUntil: number;
  renewedAt: number;
  shown: Promise<ShownDashboard>;
}

/**
 * What a screen shows. A thousand screens cost as much as one: answers are cached for their time.
 * @throws AppError not_found, alike for a code that is none, that nobody has, and that was withdrawn;
 *   too_many_requests for who tries codes, where the right one could be found by it
 */
export async function openScreen(
  context: Context,
  { code: typed, address }: CodeTry,
): Promise<ShownDashboard> {
  const code = dashboardCodeOf(typed);
  if (code !== undefined && !isGuessableCode(code)) {
    const shown = await screenOf(context, code);
    if (shown !== undefined) return shown;
  }
  const keys = [
    `codes of dashboards from ${await sign(context, 'dashboards', address)}`,
    'codes of dashboards',
  ];
  const [ofAddress = 0, ofAll = 0] = await Promise.all(keys.map((key) => countOfHour(context, key)));
  if (ofAddress >= missesMax.ofAddress || ofAll >= missesMax.ofAll)
    throw new AppError('too_many_requests', { retryAfterSeconds: hourSeconds });
  const shown = code !== undefined && isGuessableCode(code) ? await screenOf(context, code) : undefined;
  if (shown !== undefined) return shown;
  for (const key of keys) await countInHour(context, key);
  throw new AppError('not_found');
}

/** Counts that somebody has opened it: that, the day, and nothing else. @throws as `openScreen` */
export async function countScreen(context: Context, tried: CodeTry): Promise<void> {
  const { id } = await openScreen(context, tried);
  await countOpening(context, id);
}

async function screenOf(context: Context, code: string): Promise<ShownDashboard | undefined> {
  const cached = cacheOf<CachedScreen>(context);
  const now = context.clock.now().getTime();
  const held = cached.get(code);
  if (held !== undefined && now < held.checkedUntil && now < held.renewedAt) return held.shown;
  const opened = await openedBy(context, code);
  if (opened === undefined) {
    cached.delete(code);
    return undefined;
  }
  // Another request may have been first meanwhile.
  const known = cached.get(code);
  if (known !== undefined && known.rev === opened.rev && now < known.renewedAt) {
    known.checkedUntil = now + checkedMs;
    return known.shown;
  }
  return readScreen(context, code, opened);
}

async function readScreen(
  context: Context,
  code: string,
  { id, rev }: NonNullable<Awaited<ReturnType<typeof openedBy>>>,
): Promise<ShownDashboard | undefined> {
  const dashboard = dashboardById(context, id);
  const shown = dashboard.then((found) => {
    if (found === undefined || found.code !== code) throw new AppError('not_found');
    return shownDashboard(context, found);
  });
  const now = context.clock.now().getTime();
  const screen = { rev, checkedUntil: now + checkedMs, renewedAt: now + 60_000, shown };
  const cached = cacheOf<CachedScreen>(context);
  forgetOldest(cached, now);
  cached.set(code, screen);
  try {
    screen.renewedAt = now + (await shown).renewSeconds * 1000;
  } catch (error) {
    forgetCached(context, code);
    throw error;
  }
  return shown;
}

const cacheMax = 500;

function forgetOldest(cached: Map<string, CachedScreen>, now: number): void {
  if (cached.size < cacheMax) return;
  for (const [code, { renewedAt }] of cached) if (renewedAt <= now) cached.delete(code);
  const [oldest] = cached.keys();
  if (cached.size >= cacheMax && oldest !== undefined) cached.delete(oldest);
}
