import { type EnvelopeHints, parseEnvelope } from './public.ts';

describe('key-values', () => {
  const expected = {
    kind: 'values',
    source: 'key-values',
    key: 'abcd1234',
    values: { t: 18.4, weight_kg: 57.3, bv: 3.54 },
    time: new Date('2026-05-01T10:00:00Z'),
    notes: [],
  };
  const json = '{"key":"abcd1234","t":18.4,"weight_kg":57.3,"bv":3.54,"time":1777629600}';
  const form = 'key=abcd1234&t=18.4&weight_kg=57.3&bv=3.54&time=1777629600';
  const query = Object.fromEntries(new URLSearchParams(form));

  const forms: [name: string, body: unknown, hints: EnvelopeHints][] = [
    ['JSON', json, { contentType: 'application/json' }],
    ['JSON in bytes', new TextEncoder().encode(json), {}],
    ['JSON under a wrong content type', json, { contentType: 'application/x-www-form-urlencoded' }],
    ['a form', form, { contentType: 'application/x-www-form-urlencoded' }],
    ['a form without a content type', form, {}],
    ['the address', undefined, { query }],
    [
      'values under data',
      { key: 'abcd1234', time: 1777629600, data: { t: 18.4, weight_kg: 57.3, bv: 3.54 } },
      {},
    ],
    ['a line under data', { key: 'abcd1234', time: 1777629600, data: 't:18.4|weight_kg:57.3|bv:3.54' }, {}],
    ['a topic that holds the key', json.replace('"key":"abcd1234",', ''), { key: 'abcd1234' }],
    ['a time in milliseconds', json.replace('1777629600', '1777629600000'), {}],
    ['a time in words', json.replace('1777629600', '"2026-05-01T12:00:00+02:00"'), {}],
  ];

  test.each(forms)('%s', (_, body, hints) => {
    expect(parseEnvelope(body, hints)).toEqual(expected);
  });

  test.each([
    ['2026-05-01 12:00', 'local', '2026-05-01 12:00:00'],
    ['2026-11-27T00:00:30.123456', 'local', '2026-11-27 00:00:30'],
    ['2026-02-30 12:00:00', 'unreadable', '2026-02-30 12:00:00'],
    ['2026-02-30T12:00:00Z', 'unreadable', '2026-02-30T12:00:00Z'],
    ['2026-05-01', 'unreadable', '2026-05-01'],
    ['yesterday', 'unreadable', 'yesterday'],
    [{ at: 5 }, 'unreadable', '{…}'],
    [true, 'unreadable', '{…}'],
    [1e300, 'unreadable', '1e+300'],
  ])('the time %j is no instant, and none is made up', (time, kind, text) => {
    const message = parseEnvelope({ key: 'abcd1234', t: 20, time });
    expect(message).toMatchObject({ values: { t: 20 }, otherTime: { kind, text }, notes: [] });
    expect(message).not.toHaveProperty('time');
  });

  test.each([null, '', undefined])('the time %j is none at all', (time) => {
    const message = parseEnvelope({ key: 'abcd1234', t: 20, time });
    expect(message).not.toHaveProperty('time');
    expect(message).not.toHaveProperty('otherTime');
  });

  test('what is no number is reported, and a comma is read where it can only be a decimal one', () => {
    expect(
      parseEnvelope({ key: 'abcd', t: '18,4', h: '1,234', p: 'NaN', bv: '', l: 'Infinity', s_tot: [1] }),
    ).toMatchObject({
      values: { t: 18.4 },
      notes: [
        { code: 'not_a_number', params: { quantity: 'h', value: '1,234' } },
        { code: 'not_a_number', params: { quantity: 'p', value: 'NaN' } },
        { code: 'not_a_number', params: { quantity: 'l', value: 'Infinity' } },
        { code: 'not_a_number', params: { quantity: 's_tot', value: '[…]' } },
      ],
    });
  });

  test('hostile names are reported and not stored', () => {
    const sent = { key: 'abcd', "t'; DROP TABLE x": 1, '../t': 2, __proto__x: 3, t: 4 };
    expect(parseEnvelope(sent)).toMatchObject({
      values: { t: 4 },
      notes: [{ code: 'name_refused' }, { code: 'name_refused' }, { code: 'name_refused' }],
    });
  });

  test('of a thousand unknown names two hundred are stored, and that is reported', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x${index}`, index]));
    const message = parseEnvelope({ key: 'abcd', ...many });
    expect(message).toMatchObject({
      notes: [{ code: 'too_many_values', params: { kept: 200, given: 1000 } }],
    });
    expect(Object.keys(message.kind === 'values' ? message.values : {}).length).toBe(200);
  });

  test.each([
    ['nothing', undefined, 'empty_body'],
    ['an empty text', ' ', 'empty_body'],
    ['broken JSON', '{"key":', 'not_json'],
    ['words', 'hello bees', 'unknown_format'],
    ['a number', '12', 'unknown_format'],
    ['a list', '[1,2]', 'unknown_format'],
    ['values of nobody', '{"t":20}', 'no_key'],
  ])('%s is refused with its reason', (_, body, code) => {
    expect(parseEnvelope(body)).toMatchObject({ kind: 'unreadable', reason: { code } });
  });
});
