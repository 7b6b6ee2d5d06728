import { screen } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { manyInspections } from '../testing/sample-inspections.ts';
import { visit } from '../testing/visit.ts';
import { DiaryQuery } from './DiaryScreen.graphql.ts';
import { DiaryScreen } from './DiaryScreen.tsx';

test('a next page that fails leaves what is there, and can be requested again', async () => {
  let isBroken = true;
  const answers = fakeServer({ inspections: manyInspections(42) });
  const real = answers.find(({ operationName }) => operationName === 'Diary');
  const flaky = answering(DiaryQuery, (variables) => {
    if (variables.after && isBroken) {
      isBroken = false;
      throw new TypeError('offline');
    }
    return real?.answer?.(variables) ?? {};
  });
  const { user } = visit(<DiaryScreen />, { answers: [...answers, flaky] });
  await screen.findByText('30 of 42 entries');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText(/^The next inspections could not be loaded/);
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('42 of 42 entries');
});
