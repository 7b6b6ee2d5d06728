import { isAnswered } from './follow-up.ts';

const items = [
  { id: '513', parentId: null },
  { id: '595', parentId: '513' },
  { id: '845', parentId: '595' },
  { id: '547', parentId: '513' },
];

test.each([
  [{ item595: '1' }, true],
  [{ item845: '814' }, true],
  [{ item595: '0' }, false],
  [{ item595: '', item845: ' ' }, false],
  [{ item547: '1' }, false],
  [{}, false],
])('of a treatment, %j is an answer: %s', (answers, isOne) => {
  expect(isAnswered([594, 595], items, answers)).toBe(isOne);
});
