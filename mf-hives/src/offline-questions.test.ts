import declaration from '../remote.json';

test('the prefetched queries are those of the screens, to the letter: cached answers are found by it', () => {
  const questions = declaration.routes.flatMap(({ offline }) =>
    typeof offline === 'object' ? [{ query: offline.query, variables: offline.variables }] : [],
  );
  expect(questions).toEqual(
    ['Home', 'NewApiary', 'NewHive', 'EveryHive', 'QueenStep', 'HiveTags', 'HiveTagForm', 'TagOfNumber'].map(
      (query) => ({
        query,
        variables: {},
      }),
    ),
  );
});

test('home names all hives of the person: what is stored of others is evicted by its answer', () => {
  const home = declaration.routes.find(({ path }) => path === '/');
  expect(home?.offline).toMatchObject({ query: 'Home', complete: ['Hive'] });
});
