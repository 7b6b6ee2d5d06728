import fc from 'fast-check';
import { isSame, mergedFields } from './edits.ts';

const names = fc.constantFrom('name', 'color', 'order', 'notes');
const values = fc.constantFrom(null, '', 0, 1, '1', 'Linden', [{ id: 1 }]);
const fields = fc.dictionary(names, values);

test('what is sent back as it was changes nothing, whatever others changed meanwhile', () => {
  fc.assert(
    fc.property(fields, fields, (base, held) => {
      expect(mergedFields(base, base, held)).toEqual({ changed: {}, hasConflict: false });
    }),
  );
});

test('an edit of a field that nobody else changed succeeds, and one of a field that another changed is a conflict', () => {
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, theirs) => {
      const sent = { ...base, ...mine };
      const held = { ...base, ...theirs };
      const { changed, hasConflict } = mergedFields(sent, base, held);
      const after = { ...held, ...changed };
      if (hasConflict) return;
      for (const [name, value] of Object.entries(sent)) {
        const isMine = !isSame(value, base[name]);
        expect([name, isSame(after[name], isMine ? value : held[name])]).toEqual([name, true]);
      }
    }),
  );
});

test('of a version that nobody knows any more all that differs could be another’s', () => {
  expect(mergedFields({ name: 'Linden' }, undefined, { name: 'Linden' }).hasConflict).toBe(false);
  expect(mergedFields({ name: 'Linden' }, undefined, { name: 'Oak' }).hasConflict).toBe(true);
});

test.each([
  [true, 1],
  ['47,3', 47.3],
  ['47.30', 47.3],
  [null, undefined],
  ['', null],
  [[{ id: 1, color: null }], [{ id: 1 }]],
  [new Date('2026-05-03T12:05:00.500Z'), new Date('2026-05-03T12:05:00Z')],
])('%j is what old clients mean by %j', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([true, true]);
});

test.each([
  [0, null],
  ['', 0],
  ['01', '1'],
  ['1a', 1],
  [[1, 2], [1]],
  [{ id: 1 }, 1],
  [new Date('2026-05-03T12:05:00Z'), new Date('2026-05-03T12:05:01Z')],
])('%j is not %j', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([false, false]);
});
