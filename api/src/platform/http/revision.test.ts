import Type from 'typebox';
import { requireRevision } from '#platform/input/revision.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import type { Routes } from './http-types.ts';
import { revisionIn } from './revision.ts';

const held = { rev: 3, name: 'as the server holds it' };
const editRoutes: Routes = async (http) => {
  http.patch(
    '/things',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'editThing',
        body: Type.Object({ name: Type.String() }),
        response: { 200: Type.Object({ rev: Type.Integer() }) },
      },
    },
    async (request) => {
      await requireRevision(revisionIn(request), held.rev, () => held);
      return { rev: held.rev + 1 };
    },
  );
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ moreRoutes: [editRoutes] });
});
afterAll(() => api.close());

const edit = async (revision: string | undefined) =>
  api.request('PATCH', '/api/things', {
    as: await aUser(api),
    body: { name: 'mine' },
    headers: revision === undefined ? {} : { 'if-match': revision },
  });

test.each([[undefined], ['*'], ['"3"'], ['3'], ['W/"3"']])(
  'an edit with If-Match %s goes through',
  async (revision) => {
    expect((await edit(revision)).body).toEqual({ rev: 4 });
  },
);

test('an edit of an older version is refused with both versions', async () => {
  const answer = await edit('"2"');
  expect(answer.status).toBe(412);
  expect(answer.body).toEqual({
    message: 'changed_meanwhile',
    code: 'changed_meanwhile',
    request_id: answer.headers['x-request-id'],
    current: held,
    yours: { name: 'mine' },
  });
});

test('what is no revision is refused', async () => {
  expect((await edit('"three"')).status).toBe(422);
});
