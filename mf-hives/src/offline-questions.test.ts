import declaration from '../remote.json';

test('the prefetched queries are those of the screens, to the letter: cached answers are found by it', () => {
  const questions = declaration.routes.flatMap(({ offline }) =>
    typeof offline === 'object' ? [offline] : [],
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
