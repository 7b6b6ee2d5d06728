import { screen, waitFor, within } from '@testing-library/react';
import { UpdateInspectionMutation } from '../inspection-form/saved-inspection.graphql.ts';
import { aChecklist, aFailure, aHive, anInspection, anItem, aPhoto } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { EditInspectionQuery } from './EditInspectionScreen.graphql.ts';
import { EditInspectionScreen } from './EditInspectionScreen.tsx';

beforeAll(() => {
  // What no DOM without a browser has.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const inspections = [
  anInspection({
    id: '501',
    notes: 'Calm bees',
    items: [{ itemId: '202', input: 'NUMBER_1_DECIMALS', value: '0' }],
  }),
];

async function edit(answers = fakeServer({ inspections }), surroundings: Parameters<typeof visit>[1] = {}) {
  const visited = visit(<EditInspectionScreen />, {
    route: '/hives/:id/inspections/:inspectionId',
    path: '/hives/11/inspections/501',
    answers,
    ...surroundings,
  });
  const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
  return { ...visited, notes };
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('a stored inspection opens in the zone in which it was recorded, a zero among its answers', async () => {
  const { notes } = await edit();
  expect(notes.value).toBe('Calm bees');
  // The browser of jsdom is American.
  expect(screen.getByLabelText<HTMLInputElement>(/^When/).value).toBe('06/03/2026 14:05');
  const food = screen.getByRole('button', { name: /^Food/ });
  expect(food.textContent).toContain('1 answer');
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

test('photos in general are sent each by itself: what is new, and what is gone', async () => {
  const sent: unknown[] = [];
  const photos = [aPhoto({ id: '7' }), aPhoto({ id: '8' }), aPhoto({ id: '9', itemId: '407' })];
  const { user, services } = await edit([
    ...fakeServer({ inspections: [anInspection({ id: '501', photos })] }),
    answering(UpdateInspectionMutation, ({ input }) => {
      sent.push(input.inspection);
      return { updateInspection: anInspection({ revision: 2 }) };
    }),
  ]);
  const field = await screen.findByLabelText('Photos', { selector: 'input' });
  await user.upload(field, new File(['bees'], 'stand.jpg', { type: 'image/jpeg' }));
  await user.click(await screen.findByRole('button', { name: 'Delete photo 2' }));
  await screen.findByRole('button', { name: 'Photo 2' });
  await user.click(save());
  await waitFor(() => expect(services.seen.paths).toEqual(['/hives/11/inspections']));
  expect(sent).toMatchObject([{ photoIds: ['101'], gonePhotoIds: ['8'] }]);
});

test('after saving one lands where one came from, as in the diary', async () => {
  const cameFrom = '/diary?search=calm';
  const { user, notes, services } = await edit(undefined, { cameFrom });
  await user.type(notes, ', queen seen');
  await user.click(save());
  await waitFor(() => expect(services.seen.paths).toEqual([cameFrom]));
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

async function meetConflict() {
  const { revisions, answers } = conflicting();
  const visited = await edit(answers);
  await visited.user.type(visited.notes, '!');
  await visited.user.click(save());
  const dialog = within(await screen.findByRole('dialog'));
  return { ...visited, revisions, dialog };
}

test('a change that met another one shows what differs, and goes over theirs only when the person chooses it', async () => {
  const { user, dialog, revisions, services } = await meetConflict();
  const rows = dialog.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Notes', 'From another phone', 'Calm bees!'],
    ['Sugar given', '–', '0'],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/hives/11/inspections']));
  expect(revisions).toEqual([1, 7]);
});

test('going back to the form decides nothing and loses nothing', async () => {
  const { user, dialog, notes, services } = await meetConflict();
  await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
  expect([notes.value, services.seen.isUnsaved, services.seen.paths]).toEqual(['Calm bees!', true, []]);
});

test('their version can be loaded instead, and is saved over from then on', async () => {
  const { user, dialog, notes, revisions } = await meetConflict();
  await user.click(dialog.getByRole('button', { name: 'Load theirs' }));
  expect(notes.value).toBe('From another phone');
  await user.click(save());
  await waitFor(() => expect(revisions).toEqual([1, 7]));
});

test('a category that opened for a problem stays open while it is put right', async () => {
  const refusing = answering(UpdateInspectionMutation, () => ({
    updateInspection: aFailure('INVALID_INPUT', [
      { path: 'inspection.items.202', code: 'too_large', limit: 10 },
    ]),
  }));
  const { user } = await edit([...fakeServer({ inspections }), refusing]);
  await user.click(save());
  const sugar = await screen.findByLabelText<HTMLInputElement>(/^Sugar given/);
  expect(
    await screen.findByRole('alert', {
      name: 'Nothing changed: some answers are missing or need correcting',
    }),
  ).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Sugar given' }));
  await user.keyboard('{Control>}a{/Control}4');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(sugar);
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
  await screen.findByText('Inspection not found');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inspections');
  const back = screen.getByRole('link', { name: 'Go to the inspections of the hive' });
  expect(back.getAttribute('href')).toBe('/hives/11/inspections');
});

test('an answer of other apps is shown by its name and stays', async () => {
  const inspection = anInspection({
    items: [{ itemId: '101', input: 'OTHER', value: '12', text: 'Buckfast' }],
  });
  const checklist = aChecklist([
    anItem({ id: '100', name: 'Queen' }),
    anItem({ id: '101', parentId: '100', name: 'Race', input: 'OTHER' }),
  ]);
  await edit([
    ...fakeServer({ inspections: [inspection] }),
    answering(EditInspectionQuery, () => ({ inspection, checklist, hives: [aHive()] })),
  ]);
  expect(screen.getByText('Race: Buckfast')).toBeTruthy();
});

test('a follow-up is offered for an answer of now, and not for an earlier one', async () => {
  const treatment = { id: 'a treatment', label: 'Add a treatment', icon: 'drop', items: [103] } as const;
  const said = async (items: readonly { itemId: string; input: 'BOOLEAN'; value: string }[]) => {
    const hiveActions = [{ ...treatment, path: '/registers/treatments/create' }];
    const held = [anInspection({ id: '501', items: [...items] })];
    const updating = answering(UpdateInspectionMutation, () => ({
      updateInspection: anInspection({ revision: 2 }),
    }));
    const surroundings = { hiveActions, confirms: true, cameFrom: '/hives/11/inspections' };
    const visited = await edit([...fakeServer({ inspections: held }), updating], surroundings);
    if (items.length === 0) {
      await visited.user.click(screen.getByRole('button', { name: /^Colony/ }));
      const cells = screen.getByRole('radiogroup', { name: 'Swarm cells' });
      await visited.user.click(within(cells).getByRole('radio', { name: 'Yes' }));
    }
    await visited.user.type(visited.notes, 'Seen again');
    await visited.user.click(save());
    await waitFor(() => expect(visited.services.seen.paths).toHaveLength(1));
    visited.unmount();
    return visited.services.seen.paths;
  };
  expect(await said([])).toEqual(['/registers/treatments/create?hiveIds=11&day=2026-06-03']);
  expect(await said([{ itemId: '103', input: 'BOOLEAN', value: '1' }])).toEqual(['/hives/11/inspections']);
});
