import { aUser } from '@skep/api/testing';
import { parse } from 'graphql';
import { createSchema } from '../slices/schema.ts';
import { documentsOfRemotes } from '../testing/remote-documents.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { costOf } from './cost.ts';
import { defaultLimits } from './limits.ts';

let service: TestGateway;
beforeAll(async () => {
  service = await startTestGateway();
});
afterAll(() => service.close());

async function refusalOf(query: string, variables?: Record<string, unknown>) {
  const { data, errors } = await service.ask(query, variables);
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.extensions.requestId).toEqual(expect.any(String));
  return `${errors?.[0]?.extensions.code}: ${errors?.[0]?.message}`;
}

const nested = (levels: number) => `${'{ apiary { hives '.repeat(levels)}{ id }${' } }'.repeat(levels)}`;

test('a document of more than 1000 tokens is not read', async () => {
  expect(await refusalOf(`{ ${'__typename '.repeat(1000)} }`)).toMatch(/^UNREADABLE_REQUEST: .*1000 tokens/);
  const allowed = `{ diary(filter: { moods: [${'SAD '.repeat(900)}] }) { totalCount } }`;
  expect(JSON.stringify(await service.ask(allowed))).not.toContain('tokens');
});

test('nesting deeper than 8 is refused, also inside fragments', async () => {
  expect(await refusalOf(`{ apiaries { hives ${nested(3)} } }`)).toMatch(/^REQUEST_TOO_LARGE: .*8 levels/);
  const hidden = `{ ...A } fragment A on Query { apiaries { ...B } }
    fragment B on Apiary { hives ${nested(3)} }`;
  expect(await refusalOf(hidden)).toMatch(/^REQUEST_TOO_LARGE: .*8 levels/);
});

test('fragments that contain themselves, or each other exponentially often, are answered at once', async () => {
  const circle = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
  expect(await refusalOf(circle)).toMatch(/^UNREADABLE_REQUEST/);
  const doubling = Array.from(
    { length: 40 },
    (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
  ).join(' ');
  // Counted one by one it would not end before the test's time does.
  await service.ask(`{ ...F0 } ${doubling} fragment F40 on Query { viewer { id } }`);
});

test('more than 15 aliases are refused', async () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(' ');
  expect(await refusalOf(`{ ${aliases(16)} }`)).toBe(
    'REQUEST_TOO_LARGE: The request has more than 15 aliases.',
  );
  expect((await service.ask(`{ ${aliases(15)} }`)).errors).toBeUndefined();
});

test('an answer of more than 5000 objects is refused before it is made, whatever names the size', async () => {
  const tooMuch = 'REQUEST_TOO_LARGE: The request has more than 5000 objects.';
  const diary = 'query ($n: Int = 4000) { diary(first: $n) { nodes { hive { id } } } }';
  expect(await refusalOf('{ diary(first: 4000) { nodes { hive { id } } } }')).toBe(tooMuch);
  expect(await refusalOf(diary)).toBe(tooMuch);
  expect(await refusalOf(diary, { n: 2600 })).toBe(tooMuch);
});

test('a field that costs a call for each object is refused inside of a list, and allowed outside', async () => {
  const tooMuch = 'REQUEST_TOO_LARGE: The request has more than 5000 objects.';
  const table = 'inspectionTable { totalCount }';
  expect(await refusalOf(`{ hives { ${table} } }`)).toBe(tooMuch);
  expect(
    await refusalOf(`{ diary { nodes { hive { ...Table } } } } fragment Table on Hive { ${table} }`),
  ).toBe(tooMuch);
  const anna = await aUser(service.api);
  const { data } = await service.ask(`{ hive(id: "1") { a: ${table} b: ${table} } }`, {}, anna);
  expect(data).toEqual({ hive: null });
});

describe('the cost of an answer', () => {
  const schema = createSchema();
  const cost = (text: string, variableValues = {}) =>
    costOf({ schema, document: parse(text), operationName: undefined, variableValues });

  test('counts objects, lists by their size, and leaves leaves free', () => {
    expect(cost('{ viewer { id name email } }')).toBe(1);
    expect(cost('{ apiaries { id } }')).toBe(10);
    expect(cost('{ apiaries { hives { id queen { id } } } }')).toBe(10 * (1 + 10 * 2));
    expect(cost('{ diary(first: 3) { totalCount nodes { hive { id } } } }')).toBe(1 + 3 * 2);
    expect(cost('query ($n: Int) { diary(first: $n) { nodes { id } } }', { n: 7 })).toBe(1 + 7);
    expect(cost('{ diary { nodes { id } } }')).toBe(1 + 30);
  });

  test('of the whole history of a hive stays below the limit', () => {
    const history = documentsOfRemotes().get('mf-inspections/HiveHistory') ?? '';
    expect(cost(history, { id: '1', page: 1 })).toBeLessThanOrEqual(defaultLimits.cost);
  });

  test('counts what fragments and unions bring', () => {
    expect(
      cost(
        '{ ...A } fragment A on Query { diary(first: 2) { ...B } } fragment B on InspectionConnection { nodes { id } }',
      ),
    ).toBe(3);
    expect(cost('mutation { deleteHive(id: 1) { ... on Failure { fields { path } } } }')).toBe(11);
  });

  test('counts a field once, however many fragments name it, and with all that they select below it', () => {
    const once = cost('{ apiaries { hives { queen { id } } } }');
    const fragmentsOf = (hive: string) => `fragment A on Apiary { hives { ...H } hives { queen { id } } }
      fragment H on Hive { ${hive} }`;
    expect(cost(`{ apiaries { hives { id } ...A } apiaries { ...A } } ${fragmentsOf('queen { id }')}`)).toBe(
      once,
    );
    expect(cost(`{ apiaries { ...A } } ${fragmentsOf('apiary { id }')}`)).toBe(10 * (1 + 10 * 3));
  });

  test('is more than any limit where a document doubles at each of its levels', () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) =>
        `fragment A${i} on Apiary { hives { a: apiary { ...A${i + 1} } b: apiary { ...A${i + 1} } } }`,
    );
    expect(cost(`{ apiaries { ...A0 } } ${levels.join(' ')} fragment A12 on Apiary { id }`)).toBeGreaterThan(
      5000,
    );
  });

  test('is unknown for what cannot be executed', () => {
    expect(cost('query ($n: Int!) { diary(first: $n) { nodes { id } } }')).toBeUndefined();
    expect(cost('query A { viewer { id } } query B { viewer { id } }')).toBeUndefined();
  });
});
