import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { aCountedImport } from './test-imports.ts';

let service: TestGateway;
let anna: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const ask = async (document: string, variables = {}) => (await service.ask(document, variables, anna)).data;

const parts = `id file { state stored } importedBefore titles counted { rows fresh leftOut refused }
  items { key } hives { id }
  mapping { kind encoding separator hasHeader hasDecimalComma dateOrder timeZone target columns { role quantity unit } names { name target } }
  samples { cells time values { quantity value } said { field text } problems { column reason } }`;

test('a file has how it is read, what it would store and why some of it cannot be imported', async () => {
  const id = await aCountedImport(service, anna);
  const { fileImport, importRefusals } = await ask(
    `query ($id: ID!) { fileImport(id: $id) { ${parts} } importRefusals(id: $id) { row column reason written } }`,
    { id },
  );
  expect(fileImport).toMatchObject({
    file: { state: 'COUNTED', stored: 0 },
    importedBefore: null,
    titles: ['time', 't_i'],
    mapping: {
      encoding: 'UTF8',
      separator: 'COMMA',
      target: 'new',
      columns: [{ role: 'TIME' }, { role: 'VALUE', quantity: 't_i' }],
    },
    counted: { rows: 2, fresh: 1, refused: 1, leftOut: 0 },
  });
  expect(fileImport.samples).toEqual([
    {
      cells: ['2026-06-01T10:00:00Z', '30'],
      time: '2026-06-01T10:00:00.000Z',
      values: [{ quantity: 't_i', value: 30 }],
      said: [],
      problems: [],
    },
    {
      cells: ['2026-06-01T10:15:00Z', 'hot'],
      time: null,
      values: [],
      said: [],
      problems: [{ column: 't_i', reason: 'NOT_A_NUMBER' }],
    },
  ]);
  expect(importRefusals).toEqual([{ row: 3, column: 't_i', reason: 'NOT_A_NUMBER', written: 'hot' }]);
});

test('it is mapped otherwise, imported, undone and forgotten', async () => {
  const id = await aCountedImport(service, anna);
  const { fileImport } = await ask(`query ($id: ID!) { fileImport(id: $id) { ${parts} } }`, { id });
  const mapping = {
    ...fileImport.mapping,
    timeZone: 'UTC',
    columns: [{ role: 'TIME' }, { role: 'VALUE', quantity: 't_0' }],
  };
  const map = `mutation ($id: ID!, $mapping: ImportMappingInput!) { mapImport(id: $id, mapping: $mapping) {
    ... on FileImportDetails { ${parts} } ... on Failure { code fields { path code } } } }`;
  expect((await ask(map, { id, mapping })).mapImport).toMatchObject({
    file: { state: 'MAPPING' },
    mapping: { timeZone: 'UTC', columns: [{ role: 'TIME' }, { quantity: 't_0' }] },
    counted: null,
  });
  const wrong = { ...mapping, timeZone: 'Nowhere' };
  expect((await ask(map, { id, mapping: wrong })).mapImport).toEqual({
    code: 'INVALID_INPUT',
    fields: [{ path: 'timeZone', code: 'unknown_choice' }],
  });
  const step = async (name: string) => {
    const answer = await ask(
      `mutation ($id: ID!) { ${name}(id: $id) { ... on FileImportDetails { file { state } } ... on Failure { code } } }`,
      { id },
    );
    await service.api.runJobs();
    return answer[name];
  };
  expect(await step('startImport')).toEqual({ code: 'IN_PROGRESS' });
  expect(await step('countImport')).toEqual({ file: { state: 'COUNTING' } });
  expect(await step('startImport')).toEqual({ file: { state: 'IMPORTING' } });
  const { fileImports } = await ask('{ fileImports { id state stored } }');
  expect(fileImports[0]).toEqual({ id, state: 'IMPORTED', stored: 1 });
  expect(await step('undoImport')).toEqual({ file: { state: 'UNDOING' } });
  const gone = await ask('mutation ($id: ID!) { deleteImport(id: $id) { ... on Done { done } } }', { id });
  expect(gone.deleteImport).toEqual({ done: true });
  expect((await service.api.request('GET', `/api/v1/imports/${id}`, { as: anna })).status).toBe(404);
  expect((await ask('query ($id: ID!) { fileImport(id: $id) { id } }', { id })).fileImport).toBeNull();
});
