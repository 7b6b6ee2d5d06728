import * as v from 'valibot';
import {
  answerOf,
  bodyOf,
  columnsOf,
  field,
  group,
  oldAnswerSchemas,
  restoredColumns,
  rulesOf,
  withChanges,
} from './fields.ts';
import { flag, line, lines } from './kinds.ts';

const fields = {
  isClipped: field(v.optional(v.boolean(), false), flag, { column: 'is_clipped' }),
  isRoofed: field(v.optional(v.boolean()), flag, { column: 'is_roofed' }),
};

test('a field with a default may be left out of a body, and is in every answer and every row', () => {
  const sent = v.parse(v.object(bodyOf(fields)), {});
  expect(sent).toEqual({});
  const values = v.parse(rulesOf(fields), sent);
  expect(columnsOf(fields, values)).toEqual({ is_clipped: false, is_roofed: null });
  const isTaken = (schemas: v.ObjectEntries, one: object) => v.is(v.object(schemas), one);
  expect(isTaken(answerOf(fields), { isRoofed: true })).toBe(false);
  expect(isTaken(answerOf(fields), { isClipped: false })).toBe(true);
  expect(isTaken(restoredColumns(fields), { is_clipped: null })).toBe(false);
  expect(isTaken(restoredColumns(fields), { is_clipped: true, is_roofed: null })).toBe(true);
  expect(oldAnswerSchemas(fields)).toMatchObject({
    is_clipped: { type: 'integer' },
    is_roofed: { type: ['integer', 'null'] },
  });
});

test('a group changes field by field, and a list as a whole', () => {
  const city = field(v.optional(v.string()), line, { column: 'city' });
  const street = field(v.optional(v.string()), line, { column: 'street' });
  const place = {
    address: group(v.object({ city: city.rule, street: street.rule }), { city, street }),
    sites: field(v.array(v.string()), lines, { column: 'sites' }),
  };
  const before = { address: { city: 'Ede', street: 'Laan' }, sites: ['a', 'b'] };
  const changes = { address: { street: undefined }, sites: ['c'] };
  expect(withChanges(place, before, changes)).toEqual({
    address: { city: 'Ede', street: undefined },
    sites: ['c'],
  });
});
