import { allCategories, ancestorsOf } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import { questions } from './question-rows.ts';

const now = '2026-06-03T10:00:00Z';
const brood = 263;

test('a question that Skep does not have comes with its name, its place and its choices', () => {
  const found = questions();
  const place = allCategories
    .filter(({ id }) => id === brood)
    .flatMap((each) => [...ancestorsOf(each), each]);
  const anc = place.map((category) => `${categoryName('en', category)} > `).join('');
  const row = { anc, name: 'Smell' };
  const cell = { category_id: 70_001, value: '70002', val: 'Sour', type: 'options', unit: null };
  expect(found.answer(cell, row)).toEqual({ itemId: 2_000_070_001, value: '900070002' });
  expect(found.rows(now)).toMatchObject([
    ['checklist_items', { id: 2_000_070_001, parent_id: brood, name: 'Smell', input: 'options' }],
    ['checklist_item_choices', { id: 900_070_002, item_id: 2_000_070_001, name: 'Sour' }],
  ]);
  expect(found.unknown()).toEqual(['Smell']);
});

test('a checklist tells its choices before anybody answers, and keeps its place among known ones', () => {
  const found = questions();
  const choices = [{ id: 70_002, name: 'sour', trans: { en: 'Sour' }, input: 'list_item', children: [] }];
  const question = { id: 70_001, name: 'smell', trans: { en: 'Smell' }, input: 'select', children: choices };
  found.readTree([{ id: brood, name: 'brood', input: 'label', children: [question] }]);
  expect([brood, 70_001, 70_009].map(found.idOf)).toEqual([brood, 2_000_070_001, undefined]);
  expect(found.rows(now)[0]?.[1]).toMatchObject({ parent_id: brood, input: 'options', name: 'Smell' });
});

test('an answer of a kind that Skep does not have becomes a text, as people read it', () => {
  const found = questions();
  const cell = { category_id: 70_001, value: '3', val: 'Very loud', type: 'loudness' };
  expect(found.answer(cell, { anc: null, name: 'Noise' })?.value).toBe('Very loud');
  expect(found.rows(now)[0]?.[1]).toMatchObject({ input: 'text', name: 'Noise' });
});

test('a known question and an own one of another Skep stay as they are', () => {
  const found = questions();
  const own = { category_id: 100_000_007, value: '500000009', val: 'slow', type: 'options' };
  expect(found.answer({ category_id: 774, value: '6' }, {})).toEqual({ itemId: 774, value: '6' });
  expect(found.answer(own, { anc: null, name: 'Temper' })).toEqual({
    itemId: 100_000_007,
    value: '500000009',
  });
  expect(found.unknown()).toEqual([]);
});
