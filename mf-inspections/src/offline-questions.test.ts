import declaration from '../remote.json';
import { diaryVariables, filterOfAddress } from './diary/diary-filter.ts';
import { withoutHive } from './new-inspection/InspectScreen.graphql.ts';

const variablesOf = {
  Diary: diaryVariables(filterOfAddress(new URLSearchParams())),
  Today: {},
  Season: {},
  Agenda: {},
  NewTask: {},
  HivePlans: {},
  Inspect: withoutHive,
  NewestInspections: {},
  EveryChecklist: {},
};

test('the prefetched queries are those of the screens, to the letter: cached answers are found by it', () => {
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
