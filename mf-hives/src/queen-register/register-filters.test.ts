import { readFilters, shownQueens, writtenFilters } from './register-filters.ts';

interface Part {
  goneOn?: string;
  hive?: string;
  until?: string;
  race?: string;
  place?: string;
  recipient?: string;
}

const aRow = (name: string, part: Part = {}) => ({
  queen: {
    name,
    birthDate: '2025-06-01',
    line: null,
    goneOn: part.goneOn ?? null,
    race: part.race ? { name: part.race } : null,
    place: part.place ?? null,
    recipient: part.recipient ?? null,
  },
  reigns: part.hive ? [{ hive: { name: part.hive }, until: part.until ?? null }] : [],
});
const register = [
  aRow('Königin', { hive: 'Linden' }),
  aRow('Beatrix', { goneOn: '2026-05-03', race: 'Carnica' }),
];
const found = (address: string) =>
  shownQueens(register, readFilters(new URLSearchParams(address))).map(({ queen }) => queen.name);

test.each(['', 'search=linden', 'shown=gone', 'search=linden&shown=living'])(
  'the address "%s" is read and written alike',
  (address) => {
    const filters = readFilters(new URLSearchParams(address));
    expect(new URLSearchParams(writtenFilters(filters)).toString()).toBe(address);
  },
);

test('queens are found by their names, races, years and hives, and by whether they live', () => {
  expect(found('')).toEqual(['Königin', 'Beatrix']);
  expect(found('search=KONIGIN')).toEqual(['Königin']);
  expect(found('search=carnica 2025')).toEqual(['Beatrix']);
  expect(found('search=lind')).toEqual(['Königin']);
  expect([found('shown=living'), found('shown=gone')]).toEqual([['Königin'], ['Beatrix']]);
  expect(found('shown=furious')).toEqual(['Königin', 'Beatrix']);
});

test('queens without a colony live and head no hive, and are found by where they are or to whom they went', () => {
  const queens = [
    aRow('Head', { hive: 'Linden' }),
    aRow('Banked', { hive: 'Linden', until: '2026-05-03', place: 'Queen bank' }),
    aRow('Sold', { goneOn: '2026-05-03', recipient: 'Bram' }),
  ];
  const of = (address: string) =>
    shownQueens(queens, readFilters(new URLSearchParams(address))).map(({ queen }) => queen.name);
  expect([of('shown=free'), of('shown=living')]).toEqual([['Banked'], ['Head', 'Banked']]);
  expect([of('search=bank'), of('search=bram')]).toEqual([['Banked'], ['Sold']]);
});
