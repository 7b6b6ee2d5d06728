import type { DashboardScreen, DashboardScreenAnswer } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';

interface CachedScreen {
  version: string;
  screen: DashboardScreen;
  /** Until then it is taken for granted that the code still opens it. */
  checkedUntil: number;
}

/** What was read last of each code, for each service: what has not changed is not read and not written again. */
const lastOfServices = new WeakMap<object, Map<string, CachedScreen>>();

/** As long as the service itself takes it for granted. */
const checkedMs = 5000;

/** Few houses have more; the next one to come takes the place of the oldest. */
const cacheMax = 100;

/**
 * Whether the code still opens it is checked every few seconds, however many screens query it. The answer takes a few bytes
 * when nothing is new.
 * @throws AppError not_found, too_many_requests
 */
export async function screenAnswer(
  { client, service }: Rest,
  code: string,
  known: string | undefined,
): Promise<DashboardScreenAnswer> {
  const answers = lastOfServices.get(service) ?? new Map();
  lastOfServices.set(service, answers);
  const last = answers.get(code);
  const now = performance.now();
  if (last !== undefined && now < last.checkedUntil) return answerOf(last, known);
  const checkedUntil = now + checkedMs;
  const headers = last === undefined ? {} : { 'if-none-match': last.version };
  const call = client.GET('/api/v1/public-dashboards/{code}', { params: { path: { code } }, headers });
  const { response } = await call;
  if (last !== undefined && response.status === 304) {
    last.checkedUntil = checkedUntil;
    return answerOf(last, known);
  }
  answers.delete(code);
  const current = {
    screen: await dataOf(call),
    version: response.headers.get('etag') ?? '',
    checkedUntil,
  };
  answers.set(code, current);
  const [oldest] = answers.keys();
  if (answers.size > cacheMax && oldest !== undefined) answers.delete(oldest);
  return answerOf(current, known);
}

/** A dashboard was changed by this gateway: its screens show it with their next question. */
export function forgetScreens({ service }: Pick<Rest, 'service'>): void {
  lastOfServices.delete(service);
}

function answerOf(
  { version, screen }: Pick<CachedScreen, 'version' | 'screen'>,
  known: string | undefined,
): DashboardScreenAnswer {
  return { version, screen: known === version ? null : screen };
}
