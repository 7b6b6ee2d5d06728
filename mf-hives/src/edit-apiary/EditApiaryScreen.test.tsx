import { screen, waitFor, within } from '@testing-library/react';
import type { UpdateApiaryMutationVariables } from '../generated/graphql.ts';
import { aFailure, aHive, anApiary } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { EditApiaryScreen } from './EditApiaryScreen.tsx';
import { UpdateApiaryMutation } from './useUpdateApiary.graphql.ts';

const stored = anApiary({
  id: '5',
  revision: 3,
  name: 'Orchard',
  city: 'Wageningen',
  hives: [
    aHive({ id: '1', inspectionCount: 4, deviceIds: ['d1', 'd2'] }),
    aHive({ id: '2', inspectionCount: 1 }),
  ],
});

/** A server that notes every save and gives the answers in turn, then success. */
function serverThatNotes(...answers: object[]) {
  const sent: UpdateApiaryMutationVariables[] = [];
  const fake = answering(UpdateApiaryMutation, (variables) => {
    sent.push(variables);
    return { updateApiary: answers[sent.length - 1] ?? { ...stored, revision: 9 } };
  });
  return { sent, answers: [...fakeServer([stored]), fake] };
}

async function visitApiary(surroundings: Parameters<typeof visit>[1] = {}) {
  const visited = visit(<EditApiaryScreen />, {
    path: '/apiaries/5/edit',
    route: '/apiaries/:id/edit',
    ...surroundings,
  });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the apiary' });
  const save = () => visited.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...visited, name, save };
}

test('what is changed is saved against the revision that was read', async () => {
  const { sent, answers } = serverThatNotes();
  const { user, services, name, save } = await visitApiary({ answers });
  await user.clear(name);
  await user.type(name, 'Old orchard');
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Key under the stone.');
  await user.type(screen.getByRole('spinbutton', { name: 'Latitude' }), '51,97');
  await user.type(screen.getByRole('spinbutton', { name: 'Longitude' }), '5.665');
  await user.type(screen.getByRole('textbox', { name: 'Registration number' }), 'NL-0000');
  await user.type(screen.getByRole('textbox', { name: 'Land owner' }), 'Ms Dijk{Enter}0317 000000');
  expect(services.seen.isUnsaved).toBe(true);
  await save();
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(services.seen.isUnsaved).toBe(false);
  expect(sent).toMatchObject([
    {
      id: '5',
      revision: 3,
      input: {
        name: 'Old orchard',
        description: 'Key under the stone.',
        isRoofed: false,
        address: { country: 'nl', city: 'Wageningen' },
        coordinates: { latitude: 51.97, longitude: 5.665 },
        ...{ registrationNumber: 'NL-0000', landOwnerContact: 'Ms Dijk\n0317 000000', accessNotes: null },
      },
    },
  ]);
});

test('an apiary without a country is edited and saved like any other', async () => {
  const sent: UpdateApiaryMutationVariables[] = [];
  const nowhere = anApiary({ id: '5', country: null });
  const noting = answering(UpdateApiaryMutation, (variables) => {
    sent.push(variables);
    return { updateApiary: nowhere };
  });
  const { user, name, save, services } = await visitApiary({ answers: [...fakeServer([nowhere]), noting] });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('');
  await user.type(name, ' new');
  await save();
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(sent[0]?.input.address?.country ?? null).toBeNull();
});

test('half a place is a fault of its field', async () => {
  const { sent, answers } = serverThatNotes();
  const { user, save } = await visitApiary({ answers });
  await user.type(screen.getByRole('spinbutton', { name: 'Latitude' }), '51.97');
  await save();
  expect(
    await screen.findByRole('spinbutton', { name: 'Longitude', description: /Fill this in/ }),
  ).toBeTruthy();
  expect(sent).toEqual([]);
});

test('what the server refuses is shown at its field, and nothing typed is lost', async () => {
  const refusal = aFailure('INVALID_INPUT', [{ path: 'address.city', code: 'unsupported_characters' }]);
  const { name, save, user } = await visitApiary(serverThatNotes(refusal));
  await user.type(name, ' new');
  await save();
  expect(await screen.findByRole('textbox', { name: 'Town', description: /cannot be saved/ })).toBeTruthy();
  expect(name.value).toBe('Orchard new');
});

test('when somebody else saved it meanwhile, both are shown, and mine can be saved', async () => {
  const theirs = { ...stored, revision: 7, name: 'Plum orchard' };
  const { sent, answers } = serverThatNotes({ __typename: 'ApiaryConflict', current: theirs });
  const { user, name, save, services } = await visitApiary({ answers });
  await user.type(name, ' of mine');
  await save();
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Someone else changed this while you were working' }),
  );
  expect(dialog.getByText('Plum orchard')).toBeTruthy();
  expect(dialog.getByText('Orchard of mine')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(sent[1]).toMatchObject({ revision: 7, input: { name: 'Orchard of mine' } });
});

test('before it is deleted it is said what goes with it, with a way to move the hives first', async () => {
  const { user, services } = await visitApiary({ answers: fakeServer([stored]) });
  await user.click(screen.getByRole('button', { name: 'Delete apiary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the apiary Orchard?' }));
  expect(
    dialog.getByText(/Its 2 hives, their queens and 5 inspections will be deleted with it/),
  ).toBeTruthy();
  expect(dialog.getByText(/2 devices will be unlinked. They stay yours/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Move the hives first' }).getAttribute('href')).toBe(
    '/apiaries/5/management',
  );
  await user.click(dialog.getByRole('button', { name: 'Delete apiary' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['Orchard deleted.']);
});

test.each([
  ['that is not there', []],
  ['of somebody else', [anApiary({ id: '5', isOwner: false })]],
])('an apiary %s has no form', async (_which, apiaries) => {
  visit(<EditApiaryScreen />, {
    path: '/apiaries/5/edit',
    route: '/apiaries/:id/edit',
    answers: fakeServer(apiaries),
  });
  expect(await screen.findByText('Apiary not found')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
