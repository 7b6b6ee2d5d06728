import { screen, waitFor } from '@testing-library/react';
import { UpdateInspectionMutation } from '../inspection/saved-inspection.graphql.ts';
import { anInspection } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { EditInspectionScreen } from './EditInspectionScreen.tsx';

const inspections = [
  anInspection({
    id: '501',
    notes: 'Calm bees',
    items: [{ itemId: '202', input: 'NUMBER_1_DECIMALS', value: '0' }],
  }),
];

async function edit(answers = fakeServer({ inspections })) {
  const visited = visit(<EditInspectionScreen />, {
    route: '/hives/:id/inspections/:inspectionId',
    path: '/hives/11/inspections/501',
    answers,
  });
  const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
  return { ...visited, notes };
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('a stored inspection opens in the zone in which it was recorded, a zero among its answers', async () => {
  const { user, notes } = await edit();
  expect(notes.value).toBe('Calm bees');
  expect(screen.getByLabelText<HTMLInputElement>(/^When/).value).toBe('2026-06-03T14:05');
  const food = screen.getByRole('button', { name: /^Food/ });
  expect(food.textContent).toContain('1 answer');
  await user.click(food);
  expect(screen.getByLabelText<HTMLInputElement>(/^Sugar given/).value).toMatch(/^0/);
});

test('a change is sent with the revision that it began with, and what was not touched stays', async () => {
  const sent: unknown[] = [];
  const updating = answering(UpdateInspectionMutation, (variables) => {
    sent.push(variables);
    return { updateInspection: anInspection({ revision: 2 }) };
  });
  const { user, notes, services } = await edit([...fakeServer({ inspections }), updating]);
  await user.type(notes, ', queen seen');
  await user.click(save());
  await waitFor(() => expect(services.seen.paths).toEqual(['/hives/11/inspections']));
  expect(sent).toMatchObject([
    {
      id: '501',
      revision: 1,
      input: {
        inspection: {
          inspectedAt: expect.stringMatching(/^2026-06-03T14:05:00.*\+02:00$/),
          timeZone: 'Europe/Amsterdam',
          notes: 'Calm bees, queen seen',
          items: [{ itemId: '202', value: '0' }],
        },
      },
    },
  ]);
});

function conflicting() {
  const revisions: number[] = [];
  const updating = answering(UpdateInspectionMutation, ({ revision }) => {
    revisions.push(revision);
    const theirs = anInspection({ revision: 7, notes: 'From another phone' });
    return {
      updateInspection: revision === 7 ? theirs : { __typename: 'InspectionConflict', current: theirs },
    };
  });
  return { revisions, answers: [...fakeServer({ inspections }), updating] };
}

test('a change that met another one keeps what was typed, and goes over theirs only when told so', async () => {
  const { revisions, answers } = conflicting();
  const { user, notes, services } = await edit(answers);
  await user.type(notes, '!');
  await user.click(save());
  const keep = await screen.findByRole('button', { name: 'Keep mine' });
  // The choice stands far above the button that was pressed, so the eye is led there.
  expect(document.activeElement?.contains(keep)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  const rowOf = (name: string) =>
    [...screen.getByRole('row', { name: new RegExp(`^${name}`) }).children].map((cell) => cell.textContent);
  expect(rowOf('Notes')).toEqual(['Notes', 'Calm bees!', 'From another phone']);
  expect(screen.queryByRole('row', { name: /^Overall impression/ })).toBeNull();
  await user.click(keep);
  expect(notes.value).toBe('Calm bees!');
  await user.click(save());
  await waitFor(() => expect(services.seen.paths).toHaveLength(1));
  expect(revisions).toEqual([1, 7]);
});

test('their version can be loaded instead', async () => {
  const { user, notes } = await edit(conflicting().answers);
  await user.type(notes, '!');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Load theirs' }));
  await waitFor(() => expect(notes.value).toBe('From another phone'));
});

test('deleting asks, then goes to the hive', async () => {
  const { user, services } = await edit();
  await user.click(screen.getByRole('button', { name: 'Delete inspection' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/hives/11/inspections']));
  expect(services.seen.questions).toMatchObject([{ isDestructive: true }]);
});

test('an inspection that is gone leads back to its hive', async () => {
  visit(<EditInspectionScreen />, {
    route: '/hives/:id/inspections/:inspectionId',
    path: '/hives/11/inspections/999',
    answers: fakeServer({ inspections }),
  });
  await screen.findByText('This inspection is not here');
  const back = screen.getByRole('link', { name: 'To the inspections of the hive' });
  expect(back.getAttribute('href')).toBe('/hives/11/inspections');
});
