import type { DashboardScreen, DashboardScreenAnswer } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { screenFromWire } from './from-wire.ts';

interface KeptScreen {
  version: string;
  screen: DashboardScreen;
  /** Until then it is taken for granted that the code still opens it. */
  checkedUntil: number;
}

/** What was read last of each code, for each service: what has not changed is not read and not written again. */
const lastOfServices = new WeakMap<object, Map<string, KeptScreen>>();

/** As long as the service itself takes it for granted. */
const checkedMs = 5000;

/** Few houses have more; the next one to come takes the place of the oldest. */
const keptMax = 100;

/**
 * Whether the code still opens it is asked every few seconds, however many screens ask; the service answers in a few bytes
 * when nothing is new.
 * @throws AppError not_found, too_many_requests
 */
export async function screenAnswer(
  { client, service }: Rest,
  code: string,
  known: string | undefined,
): Promise<DashboardScreenAnswer> {
  const kept = lastOfServices.get(service) ?? new Map();
  lastOfServices.set(service, kept);
  const last = kept.get(code);
  const now = performance.now();
  if (last !== undefined && now < last.checkedUntil) return answerOf(last, known);
  const checkedUntil = now + checkedMs;
  const headers = last === undefined ? {} : { 'if-none-match': last.version };
  const call = client.GET('/api/dashboard/{code}/screen', { params: { path: { code } }, headers });
  const { response } = await call;
  if (last !== undefined && response.status === 304) {
    last.checkedUntil = checkedUntil;
    return answerOf(last, known);
  }
  kept.delete(code);
  const told = {
    screen: screenFromWire(await dataOf(call)),
    version: response.headers.get('etag') ?? '',
    checkedUntil,
  };
  kept.set(code, told);
  const [oldest] = kept.keys();
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
  return answerOf(told, known);
}

/** A dashboard was changed by this gateway: its screens show it with their next question. */
export function forgetScreens({ service }: Pick<Rest, 'service'>): void {
  lastOfServices.delete(service);
}

function answerOf(
  { version, screen }: Pick<KeptScreen, 'version' | 'screen'>,
  known: string | undefined,
): DashboardScreenAnswer {
  return { version, screen: known === version ? null : screen };
}
