import { screen, waitFor, within } from '@testing-library/react';
import type { CreateInspectionInput } from '../generated/graphql.ts';
import { CreateInspectionMutation } from '../inspection-form/saved-inspection.graphql.ts';
import { InspectQuery } from '../new-inspection/InspectScreen.graphql.ts';
import { InspectScreen } from '../new-inspection/InspectScreen.tsx';
import { aChecklist, aFailure, aHive, anInspection, anItem, type ItemPart } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import {
  CountedHiveQuery,
  DeleteSampleCodeMutation,
  MakeSampleCodeMutation,
} from './counted-hive.graphql.ts';

const main: ItemPart = { id: '100', name: 'Colony' };

/** The form with these questions in its one category, opened. */
async function fill(items: readonly ItemPart[], { isCodeSaved = false } = {}) {
  const sent: CreateInspectionInput[] = [];
  const made: string[] = [];
  const deleted: string[] = [];
  const checklist = aChecklist([main, ...items].map(anItem));
  const visited = visit(<InspectScreen />, {
    path: '/?hiveId=11',
    answers: [
      ...fakeServer(),
      answering(InspectQuery, ({ hiveId: id }) => ({
        checklist,
        checklists: [],
        hives: [aHive()],
        hive: {
          __typename: 'Hive',
          id,
          lastAnswers: { __typename: 'LastAnswers', inspection: null, items: [] },
        },
      })),
      answering(CountedHiveQuery, () => ({
        hive: {
          ...aHive({ kinds: ['HONEY', 'BROOD'] }),
          dimensions: { __typename: 'HiveDimensions', frameWidthCm: 40, frameHeightCm: 20 },
        },
      })),
      answering(MakeSampleCodeMutation, ({ sampleCode }) => {
        made.push(sampleCode);
        return { makeSampleCode: { __typename: 'SampleCode', sampleCode } };
      }),
      answering(DeleteSampleCodeMutation, ({ code }) => {
        if (isCodeSaved) return { deleteSampleCode: aFailure('SAMPLE_IN_INSPECTION') };
        deleted.push(code);
        return { deleteSampleCode: { __typename: 'Done', done: true } };
      }),
      answering(CreateInspectionMutation, ({ input }) => {
        sent.push(input);
        return { createInspection: anInspection() };
      }),
    ],
  });
  await screen.findByRole('heading', { name: 'Inspect Hive 1' });
  const open = () => visited.user.click(screen.getByRole('button', { name: /^Colony/ }));
  const save = async () => {
    await visited.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]?.inspection.items;
  };
  return { ...visited, open, save, sent, made, deleted };
}

const below = (part: Omit<ItemPart, 'parentId'>): ItemPart => ({ parentId: '100', ...part });

test('a missing required answer is shown at its field, in a category that opens, and takes the focus', async () => {
  const { user, sent } = await fill([
    below({ id: '101', name: 'Eggs seen', input: 'BOOLEAN', isRequired: true }),
    below({ id: '102', name: 'Frames with bees', input: 'NUMBER_POSITIVE', isRequired: true }),
    { id: '103', parentId: '101', name: 'Since when', input: 'TEXT', isRequired: true },
  ]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const eggs = await screen.findByRole('radiogroup', { name: /Eggs seen/ });
  expect(eggs.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('spinbutton', { name: /Frames with bees/ }).getAttribute('aria-invalid')).toBe(
    'true',
  );
  expect(screen.queryByRole('textbox', { name: /Since when/ })).toBeNull();
  expect(sent).toEqual([]);
  // "No" and 0 are answers.
  await user.click(within(eggs).getByRole('radio', { name: 'No' }));
  await user.type(screen.getByRole('spinbutton', { name: /Frames with bees/ }), '0');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.inspection.items).toEqual([
    { itemId: '101', value: '0' },
    { itemId: '102', value: '0' },
  ]);
});

test('an unanswered number is empty, takes 0 at one press, and can be cleared', async () => {
  const { user, open, save } = await fill([below({ id: '102', name: 'Frames', input: 'NUMBER_POSITIVE' })]);
  await open();
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Frames' });
  expect([field.value, field.getAttribute('aria-valuetext')]).toEqual(['', 'Not answered']);
  await user.click(screen.getByRole('button', { name: 'Less: Frames' }));
  expect(field.value).toBe('0');
  await user.click(screen.getByRole('button', { name: 'Clear the answer: Frames' }));
  expect(await save()).toEqual([]);
});

test('un-ticking takes away the option that was clicked, and ticking after nothing leaves no stray comma', async () => {
  const options = [
    { id: '11', name: 'Calm' },
    { id: '12', name: 'Nervous' },
    { id: '13', name: 'Very nervous', parentId: '12' },
  ];
  const { user, open, save } = await fill([below({ id: '101', name: 'Behaviour', input: 'LIST', options })]);
  await open();
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }));
  await tick('Calm');
  await tick('Calm');
  await tick('Calm');
  await tick('Very nervous');
  await tick('Calm');
  expect(await save()).toEqual([{ itemId: '101', value: '13' }]);
});

test.each([
  ['NUMBER_NEGATIVE', '0'],
  ['SQUARE_25CM2', '1.25'],
  ['NUMBER_POSITIVE', '-1'],
  ['NUMBER_0_DECIMALS', '1.5'],
] as const)('%s does not take %s, and says so at its field', async (input, typed) => {
  const { user, open, sent } = await fill([below({ id: '102', name: 'Figure', input })]);
  await open();
  await user.type(await screen.findByRole('spinbutton', { name: 'Figure' }), typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('spinbutton', { name: 'Figure' }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(sent).toEqual([]);
});

test.each([
  ['NUMBER_PERCENTAGE', '0', '100'],
  ['NUMBER_DEGREES', '-180', '180'],
] as const)('%s goes from %s to %s and no further', async (input, min, max) => {
  const { open } = await fill([below({ id: '102', name: 'Figure', input })]);
  await open();
  const scale = await screen.findByRole<HTMLInputElement>('slider', { name: 'Figure' });
  expect([scale.min, scale.max]).toEqual([min, max]);
});

test('a grade is one of 1 to 10', async () => {
  const { open } = await fill([below({ id: '102', name: 'Grade', input: 'GRADE' })]);
  await open();
  const grades = within(screen.getByRole('radiogroup', { name: 'Grade' })).getAllByRole('radio');
  expect(grades.map((grade) => (grade as HTMLInputElement).value)).toEqual(
    Array.from({ length: 10 }, (_, index) => `${index + 1}`),
  );
});

test('squares of 5 by 5 cm tell their area', async () => {
  const { user, open } = await fill([below({ id: '102', name: 'Brood', input: 'SQUARE_25CM2' })]);
  await open();
  await user.type(await screen.findByRole('spinbutton', { name: 'Brood' }), '2.5');
  expect(screen.getByText('62.5 cm²')).toBeTruthy();
});

test('a sample gets its code by one press, which is saved with it and can be deleted', async () => {
  const { user, open, save, made, deleted } = await fill([
    below({ id: '102', name: 'Sample code', input: 'SAMPLE_CODE' }),
  ]);
  await open();
  await user.click(await screen.findByRole('button', { name: 'Create a code' }));
  const first = (await screen.findByText(/^[ABCDFGHJKLMNPRSTUXYZ]{8}$/)).textContent;
  await user.click(screen.getByRole('button', { name: 'Delete the code' }));
  await user.click(await screen.findByRole('button', { name: 'Create a code' }));
  await waitFor(() => expect(made).toHaveLength(2));
  const [, second = ''] = made;
  await screen.findByText(second);
  expect([first, deleted]).toEqual([made[0], [made[0]]]);
  expect(await save()).toEqual([{ itemId: '102', value: second }]);
});

test('a code that a saved inspection has stays with the hive, and goes out of this inspection', async () => {
  const { user, open, save, deleted, services } = await fill(
    [below({ id: '102', name: 'Sample code', input: 'SAMPLE_CODE' })],
    { isCodeSaved: true },
  );
  await open();
  await user.click(await screen.findByRole('button', { name: 'Create a code' }));
  await user.click(await screen.findByRole('button', { name: 'Delete the code' }));
  await screen.findByRole('button', { name: 'Create a code' });
  expect(services.seen.notices).toMatchObject([
    { kind: 'information', text: expect.stringContaining('The hive keeps it') },
  ]);
  expect(deleted).toEqual([]);
  expect(await save()).toEqual([]);
});

test('a moment is stored as the clock says it, whatever the zone of the browser', async () => {
  const { user, open, save } = await fill([below({ id: '102', name: 'Fed on', input: 'DATE' })]);
  await open();
  await user.type(screen.getByRole('textbox', { name: 'Fed on' }), '03/29/2026 02:30');
  await user.tab();
  expect(await save()).toEqual([{ itemId: '102', value: '2026-03-29 02:30:00' }]);
});

test('a long list is narrowed by words, and a short one has no search', async () => {
  const options = Array.from({ length: 40 }, (_, index) => ({ id: `7${index}`, name: `Remedy ${index}` }));
  const { user, open, save } = await fill([
    below({ id: '101', name: 'Treatment', input: 'SELECT', options }),
    below({ id: '102', name: 'Status', input: 'SELECT', options: ['Strong', 'Weak'] }),
  ]);
  await open();
  expect(screen.getByRole('combobox', { name: 'Status' }).tagName).toBe('SELECT');
  const treatment = screen.getByRole<HTMLInputElement>('combobox', { name: 'Treatment' });
  await user.type(treatment, 'remedy 31{Enter}');
  expect(treatment.value).toBe('Remedy 31');
  expect(await save()).toEqual([{ itemId: '101', value: '731' }]);
});

const liebefeld: ItemPart[] = [
  below({ id: '1100', name: 'Liebefeld method', key: 'liebefelder_method' }),
  { id: '1101', parentId: '1100', name: 'Bees in the colony', key: 'colony_size', input: 'NUMBER_POSITIVE' },
  ...['frame_1_side_a', 'frame_1_side_b', 'frame_11_side_a', 'super_1'].flatMap((key, index): ItemPart[] => [
    { id: `12${index}`, parentId: '1100', name: key.replaceAll('_', ' '), key },
    {
      id: `13${index}`,
      parentId: `12${index}`,
      name: 'Squares',
      key: 'bees_squares_25cm2',
      input: 'SQUARE_25CM2',
    },
  ]),
];

test('by Liebefeld the combs of the hive are counted, and the size is shown and stored with them', async () => {
  const { user, open, save } = await fill(liebefeld);
  await open();
  const first = await screen.findByRole('spinbutton', { name: 'frame 1 side a' });
  const names = screen
    .getAllByRole('spinbutton')
    .map((field) => field.closest('div')?.parentElement?.parentElement);
  expect(names).toHaveLength(6);
  expect(screen.queryByRole('spinbutton', { name: 'frame 11 side a' })).toBeNull();
  await user.type(first, '10');
  await user.type(screen.getByRole('spinbutton', { name: 'super 1' }), '6.5');
  expect(await screen.findByText('About 516 bees')).toBeTruthy();
  expect(await save()).toEqual(
    expect.arrayContaining([
      { itemId: '1101', value: '516' },
      { itemId: '130', value: '10' },
      { itemId: '133', value: '6.5' },
    ]),
  );
});

test('by a photo from above the frames of the hive are as full as the photo', async () => {
  const { user, open, save } = await fill([
    below({ id: '1210', name: 'Photo from above', key: 'top_photo_analysis' }),
    { id: '1211', parentId: '1210', name: 'Bees', key: 'colony_size', input: 'NUMBER_POSITIVE' },
    {
      id: '1212',
      parentId: '1210',
      name: 'Pixels with bees',
      key: 'pixels_with_bees',
      input: 'NUMBER_POSITIVE',
    },
    {
      id: '1213',
      parentId: '1210',
      name: 'Pixels in all',
      key: 'pixels_total_top',
      input: 'NUMBER_POSITIVE',
    },
  ]);
  await open();
  await user.type(await screen.findByRole('spinbutton', { name: 'Pixels with bees' }), '500');
  expect(screen.getByText('Not counted yet')).toBeTruthy();
  await user.type(screen.getByRole('spinbutton', { name: 'Pixels in all' }), '1000');
  expect(await screen.findByText('About 10,000 bees')).toBeTruthy();
  expect(await save()).toContainEqual({ itemId: '1211', value: '10000' });
});
