import { errorCatalogue, settingNames, settingOf } from '@skep/domain';
import { viewerPage } from '#administration/api-docs/viewer.ts';
import type { RegisteredRoute } from '#platform/http/route-checks.ts';
import type { AccessRequest, RouteName } from './access-row.ts';
import { accessTable } from './access-table.ts';
import { aUser, type TestUser } from './builders.ts';
import { newlyStored } from './stored-rows.ts';
import type { Method, RequestOptions, TestAnswer, TestApi } from './test-api.ts';
import { seed } from './turns.ts';

/** A route with a right request for it, which a test then spoils in one place or another. */
export interface Target {
  name: string;
  method: Method;
  route: RegisteredRoute;
  right: () => Promise<RightRequest>;
  /** Forgets the right request: it was used up by an answer that went well. */
  renew: () => void;
}

interface RightRequest extends Required<Pick<AccessRequest, 'path' | 'body'>> {
  as: TestUser;
}

/** A route, called as somebody who may: so that spoilt input gets as far as it can. */
export function targetOf(api: TestApi, route: RegisteredRoute): Target {
  const name = `${route.method} ${route.path}`;
  const row = accessTable[name as RouteName];
  if (row === undefined) throw new Error(`${name} is missing in the table of access.`);
  // Reused as long as it works: creating things for each request would take most of the time.
  let known: RightRequest | undefined;
  return {
    name,
    method: route.method as Method,
    route,
    async right() {
      const as = known?.as ?? (await aUser(api, { isAdmin: row.owner === 403 && row.admin < 400 }));
      known ??= { as, path: route.path, body: {}, ...(await row.request?.(api, as)) };
      return known;
    },
    renew() {
      known = undefined;
    },
  };
}

export interface Attempt extends RequestOptions {
  path: string;
  /** What was put in, as it may come back in an answer. */
  planted: unknown;
}

/** Sends spoilt input and holds the answer to what the house promises. */
export async function attack(
  api: TestApi,
  target: Target,
  { path, planted, ...options }: Attempt,
): Promise<TestAnswer> {
  const { as } = await target.right();
  // What making the right request stored, or an answer before.
  await newlyStored(api.database.db);
  const answer = await api.request(target.method, path, { as, ...options });
  if (answer.status < 400 && target.method !== 'GET') target.renew();
  if (answer.status < 400 && target.name === 'PUT /api/v1/administration/settings') await unsetAll(api, as);
  const faults = [...faultsOf(answer, planted)];
  const stored = answer.status < 400 ? [] : await newlyStored(api.database.db);
  if (stored.length > 0) faults.push(`something was stored all the same: ${stored.join(', ')}`);
  if (faults.length > 0) {
    const sent = JSON.stringify({ path, planted }).slice(0, 300);
    throw new Error(
      `${target.name} with ${sent}: ${faults.join('; ')}. Answer ${answer.status}: ${answer.text.slice(0, 300)}
Again: SKEP_TEST_SEED=${seed}`,
    );
  }
  return answer;
}

/** Settings count for the whole service: mails of later requests would go to a mail server that is none. */
async function unsetAll(api: TestApi, as: TestUser): Promise<void> {
  const path = '/api/v1/administration/settings';
  const changeable = settingNames.filter((name) => settingOf(name).isReadOnly !== true);
  const values = Object.fromEntries(changeable.map((name) => [name, null]));
  const { status } = await api.request('PUT', path, { as, body: { values } });
  if (status !== 200) throw new Error(`Settings could not be unset: ${status}.`);
}

// Traces of our inside: a place in a source file, a word of SQL, a library's name.
const leak =
  /\.(ts|js|mjs):\d+|node_modules|\bselect\b[^"]*\bfrom\b|\binsert into\b|syntax error at|violates|kysely|postgres|ECONN/i;

function* faultsOf(answer: TestAnswer, planted: unknown): Generator<string> {
  const { status, headers, text } = answer;
  // "No data", a log that nothing can be read from, and what no scale can be calibrated with: a 500 on the old wire.
  const isSaid =
    status === 500 &&
    ['not_found', 'invalid_input', 'no_flash_log_data'].includes(String(headers['x-error-code']));
  if ((status >= 500 && !isSaid) || status < 200) yield 'not a clear answer';
  // What was sent may come back, as a name that is shown.
  const ours = text.replaceAll(JSON.stringify(planted ?? '').slice(1, -1) || '\u0000', '');
  const traces = leak.exec(ours);
  if (traces !== null) yield `tells about the inside: ${traces[0]}`;
  const isPage = String(headers['content-type'] ?? '').includes('html');
  if (isPage && text !== viewerPage) yield 'could be shown as a page';
  if (headers['x-content-type-options'] !== 'nosniff') yield 'could be taken for something else than it is';
  if (status >= 400 && !(String(headers['x-error-code']) in errorCatalogue)) yield 'an error without a code';
}
