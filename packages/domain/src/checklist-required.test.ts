import { missingAnswers, type QuestionItem } from './checklist-required.ts';

const items: QuestionItem[] = [
  { id: '1', parentId: undefined, kind: 'label', isRequired: true },
  { id: '2', parentId: '1', kind: 'boolean', isRequired: true },
  { id: '3', parentId: '2', kind: 'number_positive', isRequired: true },
  { id: '4', parentId: '1', kind: 'text', isRequired: false },
  { id: '5', parentId: '1', kind: 'image', isRequired: true },
  { id: '6', parentId: '3', kind: 'grade', isRequired: true },
];
const missing = (answers: Record<string, string>) => missingAnswers(items, (id) => answers[id]);

test('what must be answered and is not is named; what follows from a yes only after a yes', () => {
  expect(missing({})).toEqual(['2']);
  expect(missing({ 2: '0' })).toEqual([]);
  expect(missing({ 2: '1' })).toEqual(['3', '6']);
  expect(missing({ 2: '1', 3: '0', 6: '5' })).toEqual([]);
});
