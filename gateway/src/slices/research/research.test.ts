import { aUser, showResearchWith, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { anApiary } from '../hives/test-inputs.ts';
import { researchAdminOperations, researchOperations } from './test-operations.ts';
import { aProject, aResearch } from './test-research.ts';

let service: TestGateway;
let anna: TestUser;
let rita: TestUser;
beforeAll(async () => {
  service = await startTestGateway();
});
beforeEach(async () => {
  [anna, rita] = await Promise.all([aUser(service.api), aUser(service.api)]);
});
afterAll(() => service.close());

const ask = async (name: string, variables = {}, as = anna) =>
  (await service.ask(researchOperations[name] ?? '', variables, as)).data[name];

const shown = async (id: string, as = anna) =>
  (await ask('researches', {}, as)).find((research: { id: string }) => research.id === id);

async function aHiveOf(owner: TestUser): Promise<string> {
  const made = await service.ask(
    'mutation ($input: CreateApiaryInput!) { createApiary(input: $input) { ... on Apiary { hives { id } } } }',
    { input: anApiary() },
    owner,
  );
  return made.data.createApiary.hives[0].id;
}

test('a yes, a no, and the no taken back', async () => {
  const id = await aResearch(service, { startsOn: '2026-01-01', url: 'https://example.org' });
  const hiveId = await aHiveOf(anna);
  expect(await shown(id)).toMatchObject({
    startsOn: '2026-01-01',
    isConsenting: false,
    answers: [],
    files: [],
  });
  const yes = await ask('consentToResearch', { id, hiveIds: [hiveId] });
  expect(yes).toMatchObject({ isConsenting: true, answers: [{ isYes: true, hiveIds: [hiveId] }] });
  const { answers, isConsenting } = await ask('withdrawFromResearch', { id });
  expect([isConsenting, answers[0].isYes]).toEqual([false, false]);
  const back = await ask('deleteResearchAnswer', { researchId: id, answerId: answers[0].id });
  expect(back).toMatchObject({ isConsenting: true, answers: [{ id: answers[1].id }] });
});

test('another date is refused where it gives nothing, and an answer that was changed since is not there', async () => {
  const researchId = await aResearch(service);
  const { answers } = await ask('consentToResearch', { id: researchId, hiveIds: [await aHiveOf(anna)] });
  const answerId = answers[0].id;
  const late = await ask('moveResearchAnswer', { researchId, answerId, at: '2199-01-01T00:00:00Z' });
  expect(late).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'at', code: 'invalid' }] });
  const at = '2026-01-01T01:00:00+01:00';
  const moved = await ask('moveResearchAnswer', { researchId, answerId, at });
  expect(moved.answers).toMatchObject([{ at: '2026-01-01T00:00:00.000Z' }]);
  expect((await ask('moveResearchAnswer', { researchId, answerId, at })).code).toBe('NOT_FOUND');
});

test('researchers see how many take part and what they may download', async () => {
  const id = await aResearch(service, { researchers: [rita.email] });
  await ask('consentToResearch', { id, hiveIds: [await aHiveOf(anna)] });
  expect(await shown(id)).toMatchObject({ consentCount: null, files: [] });
  const { consentCount, files } = await shown(id, rita);
  expect([consentCount, files[0]]).toEqual([
    1,
    { item: 'APIARIES', path: `/api/researchdata/${id}/data/apiaries` },
  ]);
  expect((await service.api.request('GET', files[0].path, { as: rita })).status).toBe(200);
  expect((await shown(id)).fetches).toMatchObject([{ researcherName: rita.name, item: 'APIARIES' }]);
});

test('admins create and edit research, and faults are reported at the field', async () => {
  const admin = await aUser(service.api, { isAdmin: true });
  const run = async (name: string, variables: Record<string, unknown>) =>
    (await service.ask(researchAdminOperations[name] ?? '', variables, admin)).data[name];
  const made = await run('createResearchProject', { input: aProject });
  expect(made).toMatchObject({ name: 'Winter losses', isListed: true, researchers: [] });
  const input = { ...aProject, endsOn: '2026-12-31', researchers: ['nobody@skep.example'] };
  const of = { id: made.id, revision: made.revision };
  expect(await run('updateResearchProject', { ...of, input })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'researchers.0', code: 'unknown_choice' }],
  });
  const right = { ...input, researchers: [rita.email] };
  expect(await run('updateResearchProject', { ...of, input: right })).toMatchObject({ endsOn: '2026-12-31' });
  // Another admin who began with what was there before is shown what is there now.
  expect(await run('updateResearchProject', { ...of, input: { ...right, name: 'Swarms' } })).toMatchObject({
    current: { id: made.id, name: 'Winter losses', endsOn: '2026-12-31', revision: made.revision + 1 },
  });
  expect((await run('researchProjects', {})).map(({ id }: { id: string }) => id)).toContain(made.id);
});

test('a research is shown with its picture until an admin removes it', async () => {
  const admin = await aUser(service.api, { isAdmin: true });
  const id = await aResearch(service);
  const { body } = await showResearchWith(service.api, { id: Number(id) }, admin);
  expect((await shown(id)).pictureUrl).toBe(body.pictureUrl);
  const remove = researchAdminOperations.removeResearchPicture ?? '';
  const { data } = await service.ask(remove, { id }, admin);
  expect(data.removeResearchPicture).toMatchObject({ id, pictureUrl: null });
  expect((await service.ask(remove, { id }, anna)).data.removeResearchPicture.code).toBe('NOT_ALLOWED');
});
