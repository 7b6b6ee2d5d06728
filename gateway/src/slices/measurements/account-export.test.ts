import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let service: TestGateway;
beforeAll(async () => {
  service = await startTestGateway();
});
afterAll(() => service.close());

const fields = 'id state format progressPercent begunAt file { path sizeBytes deletedAt }';
const ask = async (as: TestUser) =>
  (await service.ask(`{ accountExport { ${fields} } }`, {}, as)).data.accountExport;
const options = '{ format: ZIP, withGroups: true, withMeasurements: true }';
const beginning = `mutation { beginAccountExport(input: ${options}) { ... on AccountExport { ${fields} } ... on Failure { code } } }`;
const begin = async (as: TestUser) => (await service.ask(beginning, {}, as)).data.beginAccountExport;
const anInstant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

test('everything of a person is begun once, tells how far it is, and then where it is', async () => {
  const anna = await aUser(service.api);
  expect(await ask(anna)).toBeNull();
  const begun = await begin(anna);
  expect(begun).toEqual({
    id: expect.any(String),
    state: 'WAITING',
    format: 'ZIP',
    progressPercent: 0,
    begunAt: anInstant,
    file: null,
  });
  expect(await begin(anna)).toEqual(begun);
  await service.api.runJobs();
  const ready = await ask(anna);
  expect(ready).toEqual({
    ...begun,
    state: 'READY',
    progressPercent: 100,
    file: {
      path: `/api/user/export/${begun.id}/file`,
      sizeBytes: expect.any(Number),
      deletedAt: anInstant,
    },
  });
  const answer = await service.api.request('GET', ready.file.path, { as: anna });
  expect([answer.status, Number(answer.headers['content-length'])]).toEqual([200, ready.file.sizeBytes]);
});

test('a visitor has none and begins none', async () => {
  for (const text of [beginning, '{ accountExport { id } }']) {
    const { errors } = await service.ask(text);
    expect(errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
  }
});
