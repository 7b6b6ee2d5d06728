import type { AccessRequest, AccessRow, RouteName } from './access-row.ts';
import { accessTable } from './access-table.ts';
import {
  type ActorName,
  ofTheOwner,
  type Stranger,
  sharedWith,
  strangers,
  strangersOfPrograms,
} from './actors.ts';
import { aUser, type TestUser } from './builders.ts';
import { shareEveryHive } from './sharing.ts';
import { type Method, startTestApi, type TestAnswer, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('every registered route is in the table of access, and the table names no other', () => {
  const registered = api.app.routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(accessTable).sort()).toEqual(registered.sort());
});

test.each(Object.entries(accessTable) as [RouteName, AccessRow][])(
  '%s',
  async (name, row) => {
    const [method, route] = name.split(' ') as [Method, string];
    const answers: Partial<Record<ActorName, Outcome>> = {};
    let request: OwnersRequest | undefined;
    for (const actor of actors) {
      request ??= await requestOf(row, route);
      const { owner, path, body, admit } = request;
      const as = await personFor(actor, owner);
      const sharing = isStranger(actor) ? sharedWith[actor] : undefined;
      if (as !== undefined && sharing !== undefined)
        await shareEveryHive(api, owner, { memberId: as.id, ...sharing });
      if (as !== undefined && isStranger(actor)) await admit?.(actor, as);
      const answer = await api.request(method, path, { as, body });
      answers[actor] = outcomeFor(actor, answer);
      if (actor === 'otherUser' && answer.status === 404) {
        const unknown = await api.request(method, withUnknownIds(path, route), { as, body });
        expect(withoutRequestId(unknown)).toBe(withoutRequestId(answer));
      }
      // A changed thing, such as a sign-in that ended, cannot be requested again.
      if (method !== 'GET' && answer.status < 400) {
        request = undefined;
        people.delete(actor);
      }
    }
    expect(answers).toEqual(Object.fromEntries(actors.map((actor) => [actor, expectedOf(actor, name, row)])));
  },
  60_000,
);

/** A status, or how a program learns that this is for people. */
type Outcome = number | 'not_allowed';

const everybody = [...Object.keys(strangers), ...Object.keys(ofTheOwner)] as ActorName[];
/** Who may do what is decided alike on every database: on the second one those actors are tried who may do most. */
const actors: ActorName[] =
  process.env.SKEP_TEST_ACTORS === 'few' ? ['otherUser', 'groupEditor', 'owner'] : everybody;
const isStranger = (actor: ActorName): actor is Stranger => actor in strangers;

interface OwnersRequest extends AccessRequest {
  owner: TestUser;
  path: string;
}

async function requestOf(row: AccessRow, route: string): Promise<OwnersRequest> {
  const owner = await aUser(api);
  return { owner, path: route, ...(await row.request?.(api, owner)) };
}

/** Strangers serve for many routes: each until a change of theirs goes well. */
const people = new Map<ActorName, TestUser | undefined>();

async function personFor(actor: ActorName, owner: TestUser): Promise<TestUser | undefined> {
  if (!isStranger(actor)) return ofTheOwner[actor](api, owner);
  if (!people.has(actor)) people.set(actor, await strangers[actor](api));
  return people.get(actor);
}

function outcomeFor(actor: ActorName, { status, headers }: TestAnswer): Outcome {
  // The wire has other statuses for it too, of which only a reading program knows that they are about itself.
  const isRefused = isReading(actor) || (isProgram(actor) && status === 403);
  return isRefused && headers['x-error-code'] === 'not_allowed' ? 'not_allowed' : status;
}

function expectedOf(actor: ActorName, name: RouteName, row: AccessRow): Outcome {
  if (actor === 'publicCode') return row.anonymous;
  if (isReading(actor) && needsWriting(name, row)) return 'not_allowed';
  const person = strangersOfPrograms[actor] ?? actor;
  const status = isOwners(actor) ? (row.program ?? row.owner) : (row[person] ?? row.otherUser);
  // What a role opens is refused to these owners too; administration.test.ts asks with an admin's token.
  const isForRole = row.owner === 403 && row.admin < 400;
  const isRefused = isForRole || inPersonAlone.has(name) || status === 403;
  return isProgram(actor) && isRefused ? 'not_allowed' : status;
}

const isOwners = (actor: ActorName) => actor === 'program' || actor === 'readingProgram';
const isProgram = (actor: ActorName) => isOwners(actor) || strangersOfPrograms[actor] !== undefined;
const isReading = (actor: ActorName) => actor === 'readingProgram' || actor === 'groupEditorReadingProgram';

/** What no program does that only reads: nor does it see a secret by which one writes. */
function needsWriting(name: RouteName, { anonymous }: AccessRow): boolean {
  // A visitor may answer an invitation; who comes with a key answers as its owner.
  const isForPeople = anonymous === 401 || name === 'POST /api/groups/checktoken';
  return isForPeople && (name.startsWith('GET ') ? revealsSecret.has(name) : !changesNothing.has(name));
}

const changesNothing: ReadonlySet<RouteName> = new Set(['POST /api/authenticate', 'POST /api/scan']);

const revealsSecret: ReadonlySet<RouteName> = new Set([
  'GET /api/devices/ttn/:hardwareId',
  'GET /api/v1/devices/:id/inbox/:messageId',
  'GET /api/v1/webhook',
]);

/** What only the person may do, in the words of the task: a new route of that kind is written here too. */
const inPersonAlone: ReadonlySet<RouteName> = new Set([
  'DELETE /api/v1/reminders/calendar-link',
  'DELETE /api/user',
  'DELETE /api/v1/account/api-tokens/:id',
  'DELETE /api/v1/account/move',
  'DELETE /api/v1/account',
  'DELETE /api/v1/account/new-email',
  'DELETE /api/v1/account/provider',
  'DELETE /api/v1/account/passkeys/:id',
  'DELETE /api/v1/notifications/push-devices/:id',
  'DELETE /api/v1/notifications/quiet-hours',
  'DELETE /api/v1/account/restore',
  'DELETE /api/v1/account/second-factor',
  'DELETE /api/v1/account/sign-ins',
  'DELETE /api/v1/account/sign-ins/:id',
  'DELETE /api/v1/notifications/webhooks/:id',
  'GET /api/export',
  'GET /api/v1/translator-request',
  'GET /api/v1/account/api-tokens',
  'GET /api/v1/account/export',
  'GET /api/user/export/:id/file',
  'GET /api/v1/account/losses',
  'GET /api/v1/account/move',
  'GET /api/v1/account/provider',
  'GET /api/v1/account/passkeys',
  'GET /api/v1/account/restore',
  'GET /api/v1/account/second-factor',
  'GET /api/v1/account/sign-ins',
  'GET /api/v1/morning-notice',
  'GET /api/v1/notifications/channels',
  'PATCH /api/user',
  'PATCH /api/v1/account/passkeys/:id',
  'PATCH /api/v1/notifications/webhooks/:id',
  'POST /api/v1/reminders/calendar-link',
  'POST /api/v1/translator-request',
  'POST /api/v1/account/api-tokens',
  'POST /api/v1/account/export',
  'POST /api/v1/account/move',
  'POST /api/v1/account/move/start',
  'POST /api/v1/account/move/undo',
  'PATCH /api/v1/account',
  'POST /api/v1/account/new-email',
  'POST /api/v1/account/provider',
  'POST /api/v1/account/provider/start',
  'POST /api/v1/account/passkeys',
  'POST /api/v1/account/passkeys/options',
  'POST /api/v1/alert-rules/test-alert',
  'POST /api/v1/notifications/push-devices',
  'POST /api/user/restore',
  'POST /api/v1/account/restore/start',
  'POST /api/v1/account/second-factor',
  'POST /api/v1/account/second-factor/confirm',
  'POST /api/v1/account/second-factor/passkeys',
  'POST /api/v1/account/second-factor/recovery-codes',
  'POST /api/v1/notifications/webhooks',
  'POST /api/v1/notifications/webhooks/:id/on',
  'POST /api/v1/notifications/webhooks/:id/secret',
  'POST /api/v1/notifications/webhooks/:id/test',
  'POST /api/v1/sign-out',
  'PUT /api/user',
  'PUT /api/v1/morning-notice',
  'PUT /api/v1/notifications/quiet-hours',
]);

function withoutRequestId({ text, headers }: TestAnswer): string {
  return text.replaceAll(String(headers['x-request-id']), '');
}

/** The path with an id that nothing has in each parameter's place. */
function withUnknownIds(path: string, route: string): string {
  const names = route.split('/');
  const [steps = '', query] = path.split('?');
  const changed = steps
    .split('/')
    .map((step, index) => (names[index]?.startsWith(':') ? '2147483647' : step));
  return [changed.join('/'), query].filter((part) => part !== undefined).join('?');
}
