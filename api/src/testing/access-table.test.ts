import { anApiToken } from '#account/api-tokens/test-tokens.ts';
import { type AccessRow, accessTable, type RouteName } from './access-table.ts';
import { type Actors, theActors } from './builders.ts';
import { type Method, startTestApi, type TestAnswer, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('every registered route stands in the table of access, and the table names no other', () => {
  const registered = api.app.routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(accessTable).sort()).toEqual(registered.sort());
});

const actors = [
  'anonymous',
  'otherUser',
  'translator',
  'admin',
  'owner',
] as const satisfies readonly (keyof Actors)[];

describe.each(Object.entries(accessTable) as [RouteName, AccessRow][])('%s', (name, row) => {
  test.each(actors.map((actor) => [row[actor] ?? row.otherUser, actor] as const))(
    'answers %i to %s',
    async (status, actor) => {
      // New people for each request: some routes end the sign-in that they are called with.
      const people = await theActors(api);
      const [method, route] = name.split(' ') as [Method, string];
      const { path = route, body } = (await row.request?.(api, people.owner)) ?? {};
      const answer = await api.request(method, path, { as: people[actor], body });
      expect(answer.status).toBe(status);
    },
  );
});

/** What only the person may do, in the words of the task: a new route of that kind is written here too. */
const inPersonAlone = [
  'DELETE /api/user',
  'DELETE /api/user/api-tokens/:id',
  'DELETE /api/user/new-email',
  'DELETE /api/user/second-factor',
  'DELETE /api/user/sign-ins',
  'DELETE /api/user/sign-ins/:id',
  'GET /api/user/api-tokens',
  'GET /api/user/export',
  'GET /api/user/export/:id/file',
  'GET /api/user/losses',
  'GET /api/user/second-factor',
  'GET /api/user/sign-ins',
  'PATCH /api/user',
  'POST /api/logout',
  'POST /api/user/api-tokens',
  'POST /api/user/export',
  'POST /api/user/new-email',
  'POST /api/user/second-factor',
  'POST /api/user/second-factor/confirm',
  'POST /api/user/second-factor/recovery-codes',
  'PUT /api/user',
];

test('an API token does what its owner does, but for what concerns sign-in, tokens and the account itself', async () => {
  const refused: string[] = [];
  for (const [name, row] of Object.entries(accessTable)) {
    // What a role opens is refused to this person too; administration.test.ts asks with an admin's token.
    if (row.owner === 403 && row.admin < 400) continue;
    const { owner } = await theActors(api);
    const { program } = await anApiToken(api, owner);
    const [method, route] = name.split(' ') as [Method, string];
    const { path = route, body } = (await row.request?.(api, owner)) ?? {};
    const answer = await api.request(method, path, { as: program, body });
    if (answer.headers['x-error-code'] === 'not_allowed') refused.push(name);
    else expect([name, answer.status]).toEqual([name, row.owner]);
  }
  expect(refused.sort()).toEqual(inPersonAlone);
});

test('other people’s things and things that are not there get the same answer', async () => {
  const { owner, otherUser } = await theActors(api);
  for (const [name, row] of Object.entries(accessTable)) {
    if (row.otherUser !== 404) continue;
    const [method, route] = name.split(' ') as [Method, string];
    const { path = route, body } = (await row.request?.(api, owner)) ?? {};
    const foreign = await api.request(method, path, { as: otherUser, body });
    const unknown = await api.request(method, withUnknownIds(path, route), { as: otherUser, body });
    expect([name, unknown.status, withoutRequestId(unknown)]).toEqual([name, 404, withoutRequestId(foreign)]);
  }
});

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
