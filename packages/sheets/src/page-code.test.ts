import { pageCodeIn, pageCodeText } from './page-code.ts';

test('the code of a page says whose it is, and no other text is one', () => {
  const code = { printId: 12, page: 2, pages: 3, hiveId: 45 };
  expect(pageCodeIn(pageCodeText(code))).toEqual(code);
  for (const other of [
    '',
    'https://skep.example',
    'SKEP2:1:1:1:1',
    'SKEP1:1:1:1',
    'SKEP1:1:1:1:1:1',
    'SKEP1:-1:1:1:1',
  ])
    expect(pageCodeIn(other)).toBeUndefined();
});
