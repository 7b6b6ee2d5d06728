import declaration from '../remote.json';
import { diaryVariables, filterOfAddress } from './diary/diary-filter.ts';
import { withoutHive } from './new-inspection/InspectScreen.graphql.ts';

const variablesOf = {
  Diary: diaryVariables(filterOfAddress(new URLSearchParams())),
  Agenda: {},
  Inspect: withoutHive,
  NewestInspections: {},
  EveryChecklist: {},
};

test('what is asked ahead is what the screens ask, to the letter: kept answers are found by it', () => {
  const questions = declaration.routes.flatMap(({ offline }) =>
    typeof offline === 'object' ? [offline] : [],
  );
  const declared = questions.map(({ query, variables }) => [query, JSON.stringify(variables)]);
  expect(Object.fromEntries(declared)).toEqual(
    Object.fromEntries(
      Object.entries(variablesOf).map(([query, variables]) => [query, JSON.stringify(variables)]),
    ),
  );
});
