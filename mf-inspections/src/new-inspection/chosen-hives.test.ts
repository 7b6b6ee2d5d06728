import { hivesWanted, inspectOptions } from './chosen-hives.ts';

const optionsIn = (text: string) => inspectOptions(new URLSearchParams(text));

test.each([
  ['', []],
  ['hiveId=7', ['7']],
  ['hiveIds=7,8,7,', ['7', '8']],
  ['hiveId=7&hiveIds=8,9', ['7']],
])('%j asks for the hives %j', (text, expected) => {
  expect(optionsIn(text).hiveIds).toEqual(expected);
});

test('an apiary or a group narrows the choice, one that is not there does not', () => {
  const hives = [
    { id: '1', apiary: { id: 'a' }, groupIds: [] },
    { id: '2', apiary: { id: 'b' }, groupIds: ['g'] },
  ];
  const idsOf = (text: string) => hivesWanted(hives, optionsIn(text)).hives.map(({ id }) => id);
  expect([idsOf('apiaryId=a'), idsOf('groupId=g'), idsOf('apiaryId=x'), idsOf('')]).toEqual([
    ['1'],
    ['2'],
    ['1', '2'],
    ['1', '2'],
  ]);
});
