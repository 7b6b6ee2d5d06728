import { screen, waitFor } from '@testing-library/react';
import type { MoveHivesMutationVariables } from '../generated/graphql.ts';
import { aFailure, aHive, anApiary } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { MoveHivesMutation } from './MoveHivesForm.graphql.ts';
import { MoveHivesScreen } from './MoveHivesScreen.tsx';

const orchard = anApiary({
  id: '5',
  name: 'Orchard',
  hives: [aHive({ id: '1', name: 'Linden' }), aHive({ id: '2', name: 'Willow' })],
});
const heath = anApiary({ id: '6', name: 'Heath' });
const moor = anApiary({ id: '7', name: 'Moor' });

function serverThatNotes(...answers: object[]) {
  const sent: MoveHivesMutationVariables[] = [];
  const fake = answering(MoveHivesMutation, (variables) => {
    sent.push(variables);
    return { moveHives: answers[sent.length - 1] ?? { __typename: 'MovedHives', hives: orchard.hives } };
  });
  return { sent, answers: [...fakeServer([orchard, heath, moor]), fake] };
}

const visitMove = (answers = fakeServer([orchard, heath, moor])) =>
  visit(<MoveHivesScreen />, { path: '/apiaries/5/management', route: '/apiaries/:id/management', answers });

test('all are chosen at first; one stays behind, the other moves', async () => {
  const { sent, answers } = serverThatNotes();
  const { user, services } = visitMove(answers);
  await user.click(await screen.findByRole('checkbox', { name: 'Willow' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All hives' }).checked).toBe(false);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Move to' }), 'Heath');
  await user.click(screen.getByRole('button', { name: 'Move 1 hive' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(sent).toEqual([
    {
      input: {
        hiveIds: ['1'],
        apiaryId: '6',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    },
  ]);
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['1 hive is now in Heath.']);
});

test('nothing is sent before it is said which hives go where', async () => {
  const { sent, answers } = serverThatNotes();
  const { user } = visitMove(answers);
  await user.click(await screen.findByRole('checkbox', { name: 'All hives' }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(
    await screen.findByRole('alert', { name: 'Some answers are missing or need correcting' }),
  ).toBeTruthy();
  expect(screen.getAllByText('Choose at least one hive.').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Choose an apiary to move them to.').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('what the server refuses is shown, and the choice stays', async () => {
  const { answers } = serverThatNotes(aFailure('NOT_FOUND'));
  const { user, services } = visitMove(answers);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Move to' }), 'Moor');
  await user.click(screen.getByRole('button', { name: 'Move 2 hives' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Linden' }).checked).toBe(true);
  expect(services.seen.paths).toEqual([]);
});

test('an apiary without hives, or the only one, says what to do first', async () => {
  const { unmount } = visitMove(fakeServer([anApiary({ id: '5', name: 'Orchard' }), heath]));
  expect(await screen.findByText('No hives to move')).toBeTruthy();
  unmount();
  visitMove(fakeServer([orchard]));
  expect(await screen.findByText('You have only one apiary')).toBeTruthy();
});
