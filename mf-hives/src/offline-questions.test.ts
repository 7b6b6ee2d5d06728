import declaration from '../remote.json';

test('what is asked ahead is what the screens ask, to the letter: kept answers are found by it', () => {
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
