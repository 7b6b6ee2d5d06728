import { supersPutOn } from './super-rules.ts';

test('supers that were not on a hive are counted, also in the place of others and where a brood box becomes one', () => {
  const before = [
    { id: 1, kind: 'honey' as const },
    { id: 2, kind: 'brood' as const },
  ];
  expect(supersPutOn(before, before)).toBe(0);
  expect(supersPutOn(before, before.toReversed())).toBe(0);
  expect(supersPutOn(before, [{ kind: 'honey' }, ...before])).toBe(1);
  expect(supersPutOn(before, [{ kind: 'honey' }, { id: 2, kind: 'brood' }])).toBe(1);
  expect(supersPutOn(before, [{ id: 2, kind: 'honey' }])).toBe(1);
  expect(supersPutOn(before, [{ kind: 'brood' }, { kind: 'feeding_box' }])).toBe(0);
});
