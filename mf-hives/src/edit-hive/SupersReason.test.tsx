import { screen, waitFor } from '@testing-library/react';
import type { UpdateHiveMutationVariables } from '../generated/graphql.ts';
import { aFailure, aHive, anApiary, layersOf } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { EditHiveScreen } from './EditHiveScreen.tsx';
import { HoneyWaitsQuery } from './HoneyWaits.graphql.ts';
import { UpdateHiveMutation } from './useSaveHive.graphql.ts';

const lake = { id: '1', name: 'By the lake' };
const hive = aHive({
  ...{ id: '12', revision: 3, name: 'Hive 2', apiary: lake },
  layers: layersOf('12', ['HONEY', 'BROOD'], []),
});
const reasonField = () =>
  screen.queryByRole<HTMLTextAreaElement>('textbox', { name: /Why the super is put on/ });

/** @param waitsFor of which hive honey has to wait @param answers of saves in turn, then success */
async function editing(waitsFor: string | undefined, ...answers: object[]) {
  const sent: UpdateHiveMutationVariables[] = [];
  const wait = {
    __typename: 'HoneyWait' as const,
    ...{ hiveId: waitsFor, from: '2026-01-01', honeyFrom: '2099-08-14', product: 'Formic acid 60 %' },
  };
  const honeyWaits = waitsFor === undefined ? [] : [{ ...wait, hiveId: waitsFor }];
  const { user, services } = visit(<EditHiveScreen />, {
    ...{ path: '/hives/12/edit', route: '/hives/:id/edit' },
    answers: [
      ...fakeServer([anApiary({ ...lake, hives: [hive] })]),
      answering(HoneyWaitsQuery, () => ({ honeyWaits })),
      answering(UpdateHiveMutation, (variables) => {
        sent.push(variables);
        return { updateHive: answers[sent.length - 1] ?? { ...hive, revision: 9 } };
      }),
    ],
  });
  const add = await screen.findByRole('button', { name: 'Honey super' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { sent, user, services, add, save };
}

test('a super on a hive whose honey has to wait says so, asks why, and sends it', async () => {
  const { sent, user, services, add, save } = await editing('12');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(add);
  expect((await screen.findByRole('alert')).textContent).toMatch(/is not over.*Formic acid 60 %.*2099/);
  await user.type(reasonField() as HTMLElement, 'Room for the bees');
  await save();
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(sent[0]?.input.withdrawalReason).toBe('Room for the bees');
});

test('a super on another hive asks for nothing', async () => {
  const { sent, user, services, add, save } = await editing('13');
  await user.click(add);
  await save();
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(reasonField()).toBeNull();
  expect(sent[0]?.input).not.toHaveProperty('withdrawalReason');
});

test('a reason that only the service requires is requested when it says so', async () => {
  const refusal = aFailure('INVALID_INPUT', [{ path: 'withdrawalReason', code: 'required' }]);
  const { sent, user, services, add, save } = await editing(undefined, refusal);
  await user.click(add);
  await save();
  await waitFor(() => expect(reasonField()).not.toBeNull());
  await user.type(reasonField() as HTMLElement, 'Room for the bees');
  await save();
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(sent.at(-1)?.input.withdrawalReason).toBe('Room for the bees');
});
