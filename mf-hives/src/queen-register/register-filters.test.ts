import { readFilters, shownQueens, writtenFilters } from './register-filters.ts';

const aRow = (name: string, part: { goneOn?: string; hive?: string; race?: string } = {}) => ({
  queen: {
    name,
    birthDate: '2025-06-01',
    line: null,
    goneOn: part.goneOn ?? null,
    race: part.race ? { name: part.race } : null,
  },
  reigns: part.hive ? [{ hive: { name: part.hive } }] : [],
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
