import { gql } from '@apollo/client';
import type { HiveAction } from '@skep/remote-kit';
import { fakeDrafts } from '@skep/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { CountedHiveQuery } from '../checklist-inputs/counted-hive.graphql.ts';
import type { CreateInspectionInput } from '../generated/graphql.ts';
import { CreateInspectionMutation } from '../inspection-form/saved-inspection.graphql.ts';
import { aChecklist, aFailure, aHive, anInspection, anItem } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { sampleHives } from '../testing/sample-inspections.ts';
import { visit } from '../testing/visit.ts';
import { InspectQuery } from './InspectScreen.graphql.ts';
import { InspectScreen } from './InspectScreen.tsx';

/** The screen for one hive, with what is sent to the server and what it answers. */
async function inspect(
  answer: () => object = () => anInspection(),
  cameFrom?: string,
  server = fakeServer(),
) {
  const sent: CreateInspectionInput[] = [];
  const creating = answering(CreateInspectionMutation, ({ input }) => {
    sent.push(input);
    return { createInspection: answer() };
  });
  const visited = visit(<InspectScreen />, {
    path: '/?hiveId=11',
    answers: [...server, creating],
    ...(cameFrom !== undefined && { cameFrom }),
  });
  await screen.findByRole('heading', { name: 'Inspect Hive 1' });
  return { ...visited, sent };
}

const save = () => screen.getByRole('button', { name: 'Save' });

/** What home shows of a hive: its last inspection is cached as a part of it. */
const cardFragment = gql`
  fragment Card on Hive {
    inspectionCount
    lastInspection {
      inspectedAt
      impression
      notes
    }
  }
`;

test('what home has cached of the hive stays whole, and includes the new inspection', async () => {
  const { user, services } = await inspect(() => anInspection({ id: '900', impression: 8, notes: null }));
  const { cache } = services.apolloClient;
  const last = {
    __typename: 'LastInspection',
    inspectedAt: '2020-05-01T10:00:00Z',
    impression: 3,
    notes: 'Old',
  };
  const card = { id: 'Hive:11', fragment: cardFragment };
  cache.writeFragment({ ...card, data: { __typename: 'Hive', inspectionCount: 4, lastInspection: last } });
  await user.click(screen.getByRole('radio', { name: /^8/ }));
  await user.click(save());
  await waitFor(() => expect(services.seen.paths).toEqual(['/hives/11/inspections']));
  expect(cache.readFragment(card)).toMatchObject({
    inspectionCount: 5,
    lastInspection: { impression: 8, notes: null },
  });
});

test('the quick visit: one grade, saved, and back to the hive', async () => {
  const { user, sent, services } = await inspect();
  await user.click(screen.getByRole('radio', { name: /^8/ }));
  await user.click(save());
  await waitFor(() => expect(services.seen.paths).toEqual(['/hives/11/inspections']));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.hiveId).toBe('11');
  expect(sent[0]?.inspection).toMatchObject({ impression: 8, needsAttention: null, notes: null, items: [] });
  expect(sent[0]?.inspection.inspectedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00(\.000)?([+-]\d\d:\d\d|Z)$/);
});

test('after saving a quick visit one lands where one came from', async () => {
  const { user, services } = await inspect(undefined, '/?attention=1');
  await user.click(screen.getByRole('radio', { name: /^8/ }));
  await user.click(save());
  await waitFor(() => expect(services.seen.paths).toEqual(['/?attention=1']));
});

test('save and next hive goes on with the next one of the apiary', async () => {
  const { user, services } = await inspect();
  await user.click(screen.getByRole('button', { name: 'Save and next hive' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/inspect?hiveId=12']));
});

test('nothing can be filled in before the day is known', async () => {
  const { user } = await inspect();
  const notes = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
  expect(notes.matches(':disabled')).toBe(false);
  await user.clear(screen.getByLabelText(/^When/));
  await waitFor(() => expect(notes.matches(':disabled')).toBe(true));
});

test.each(['06/03/1850 10:00', '06/33/2026 10:00', '06/03/2099 10:00'])(
  'a visit at %s is refused at its day',
  async (when) => {
    const { user, sent } = await inspect();
    const field = screen.getByLabelText<HTMLInputElement>(/^When/);
    await user.clear(field);
    await user.type(field, when);
    await user.click(save());
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
  },
);

test('categories are closed at first and count what is answered in them', async () => {
  const { user, sent } = await inspect();
  expect(screen.queryByText('Behaviour')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Colony/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Calm' }));
  await user.click(screen.getByRole('checkbox', { name: 'Nervous' }));
  await user.click(screen.getByRole('checkbox', { name: 'Calm' }));
  expect(screen.getByRole('button', { name: /^Colony/ }).textContent).toContain('1 answer');
  await user.click(save());
  await waitFor(() => expect(sent[0]?.inspection.items).toEqual([{ itemId: '101', value: '1012' }]));
});

test('what follows from a yes appears after a yes', async () => {
  const { user } = await inspect();
  await user.click(screen.getByRole('button', { name: /^Colony/ }));
  expect(screen.queryByLabelText('How many swarm cells')).toBeNull();
  const cells = screen.getByRole('radiogroup', { name: 'Swarm cells' });
  const yes = [...cells.querySelectorAll<HTMLElement>('input, button')][0];
  if (!yes) throw new Error('There is no yes');
  await user.click(yes);
  expect(await screen.findByLabelText('How many swarm cells')).toBeTruthy();
});

test('what the server refuses is shown at its field, and nothing typed is lost', async () => {
  const { user, services } = await inspect(() =>
    aFailure('INVALID_INPUT', [{ path: 'notes', code: 'too_long' }]),
  );
  const notes = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
  await user.type(notes, 'Calm bees');
  await user.click(save());
  await waitFor(() => expect(notes.getAttribute('aria-invalid')).toBe('true'));
  expect(notes.value).toBe('Calm bees');
  expect(services.seen.paths).toEqual([]);
});

test('a value out of its range is a fault of its field before anything is sent, and stays as it was typed', async () => {
  const checklist = aChecklist([
    anItem({ id: '200', name: 'Weather' }),
    anItem({ id: '201', parentId: '200', name: 'Frost', input: 'NUMBER_NEGATIVE' }),
    anItem({ id: '202', parentId: '200', name: 'Frames', input: 'NUMBER_POSITIVE' }),
  ]);
  const answers = [
    ...fakeServer(),
    answering(InspectQuery, () => ({
      checklist,
      checklists: [],
      hives: sampleHives,
      hive: { __typename: 'Hive', id: '11', lastAnswers: null },
    })),
  ];
  const { user, sent } = await inspect(undefined, undefined, answers);
  await user.click(screen.getByRole('button', { name: /^Weather/ }));
  await user.type(screen.getByRole('spinbutton', { name: 'Frost' }), '0');
  await user.type(screen.getByRole('spinbutton', { name: 'Frames' }), '-3');
  await user.click(save());
  for (const [name, typed] of [
    ['Frost', '0'],
    ['Frames', '-3'],
  ] as const) {
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe(typed);
  }
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(expect.arrayContaining(['Frost', 'Frames']));
  expect(sent).toEqual([]);
});

test('sending again after a failure sends the same inspection, not a second one', async () => {
  let isBroken = true;
  const { user, sent, services } = await inspect(() => {
    if (!isBroken) return anInspection();
    isBroken = false;
    throw new TypeError('offline');
  });
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() =>
    expect(save().matches(':disabled, [aria-busy="true"], [aria-disabled="true"]')).toBe(false),
  );
  await user.click(save());
  await waitFor(() => expect(services.seen.paths).toHaveLength(1));
  expect(sent[1]).toEqual(sent[0]);
});

test('unsaved answers are guarded', async () => {
  const { user, services } = await inspect();
  expect(services.seen.isUnsaved).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'x');
  await waitFor(() => expect(services.seen.isUnsaved).toBe(true));
});

const seen = [
  anInspection({
    id: '501',
    hive: aHive({ id: '11' }),
    inspectedAt: '2026-06-03T14:05:00+02:00',
    impression: 6,
    needsAttention: false,
    nextNotes: 'Look for queen cells',
    items: [
      { itemId: '101', input: 'LIST', value: '1012', text: 'Nervous' },
      { itemId: '202', input: 'NUMBER_1_DECIMALS', value: '2.5' },
    ],
  }),
];

test('the last answer is next to its field, and one press answers the same', async () => {
  const { user, sent } = await inspect(undefined, undefined, fakeServer({ inspections: seen }));
  expect(await screen.findByText(/Look for queen cells/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^As last time: 6 .*Overall impression/ }));
  await user.click(screen.getByRole('button', { name: /^Colony/ }));
  await user.click(screen.getByRole('button', { name: '1 answer as last time' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nervous' }).checked).toBe(true);
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.inspection).toMatchObject({ impression: 6, items: [{ itemId: '101', value: '1012' }] });
});

describe('a form that was left', () => {
  /** The state of the browser after the page of the hive has gone in the middle of it. */
  async function leftInTheMiddle(path = '/?hiveId=11') {
    const drafts = fakeDrafts();
    const { user, unmount } = visit(<InspectScreen />, { path, answers: fakeServer(), drafts });
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Calm bees');
    await user.click(screen.getByRole('button', { name: /^Colony/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Nervous' }));
    unmount();
    return drafts;
  }

  test('is offered again, with what was answered in its category, and saved once', async () => {
    const drafts = await leftInTheMiddle();
    const sent: CreateInspectionInput[] = [];
    const creating = answering(CreateInspectionMutation, ({ input }) => {
      sent.push(input);
      return { createInspection: anInspection() };
    });
    const { user, services } = visit(<InspectScreen />, {
      path: '/?hiveId=11',
      answers: [...fakeServer(), creating],
      drafts,
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('Calm bees');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nervous' }).checked).toBe(true);
    await user.dblClick(save());
    await waitFor(() => expect(services.seen.paths).toEqual(['/hives/11/inspections']));
    expect(sent).toMatchObject([{ inspection: { notes: 'Calm bees', items: [{ itemId: '101' }] } }]);
    expect(drafts.newestOf('inspections:new:11')).toBeUndefined();
  });

  test('keeps what of the hive is counted, and so the size of its colony', async () => {
    const drafts = fakeDrafts();
    const checklist = aChecklist([
      anItem({ id: '100', name: 'Colony' }),
      anItem({ id: '110', parentId: '100', name: 'Photo from above', key: 'top_photo_analysis' }),
      anItem({ id: '111', parentId: '110', name: 'Size', key: 'colony_size', input: 'NUMBER_POSITIVE' }),
      ...[
        { id: '112', name: 'Pixels with bees', key: 'pixels_with_bees' },
        { id: '113', name: 'Pixels in all', key: 'pixels_total_top' },
      ].map((part) => anItem({ ...part, parentId: '110', input: 'NUMBER_POSITIVE' })),
    ]);
    const answers = [
      ...fakeServer(),
      answering(InspectQuery, () => ({
        checklist,
        checklists: [],
        hives: sampleHives,
        hive: { __typename: 'Hive', id: '11', lastAnswers: null },
      })),
      answering(CountedHiveQuery, () => ({
        hive: {
          ...aHive({ kinds: ['BROOD'] }),
          dimensions: { __typename: 'HiveDimensions', frameWidthCm: 40, frameHeightCm: 20 },
        },
      })),
    ];
    const { user, unmount } = visit(<InspectScreen />, { path: '/?hiveId=11', answers, drafts });
    await user.click(await screen.findByRole('button', { name: /^Colony/ }));
    await user.type(await screen.findByRole('spinbutton', { name: 'Pixels with bees' }), '50');
    await user.type(screen.getByRole('spinbutton', { name: 'Pixels in all' }), '100');
    const boxes = screen.getByRole('spinbutton', { name: /^Brood boxes/ });
    await user.clear(boxes);
    await user.type(boxes, '2');
    // Half of ten combs of 800 cm² in two boxes, both sides, 1.25 bees a cm².
    await screen.findByText('About 20,000 bees');
    unmount();
    const again = visit(<InspectScreen />, { path: '/?hiveId=11', answers, drafts });
    await again.user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('About 20,000 bees')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Brood boxes/ }).value).toBe('2');
  });

  test('belongs to its hive', async () => {
    const drafts = await leftInTheMiddle();
    visit(<InspectScreen />, { path: '/?hiveId=12', answers: fakeServer(), drafts });
    await screen.findByRole('textbox', { name: 'Notes' });
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('to edit its checklist is there again at once, and nobody has to confirm on the way', async () => {
    const drafts = fakeDrafts();
    const { user, services, unmount } = visit(<InspectScreen />, {
      path: '/?hiveId=11',
      answers: fakeServer(),
      drafts,
      confirms: false,
    });
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Calm bees');
    await user.click(screen.getByRole('button', { name: 'Edit checklist' }));
    await waitFor(() => expect(services.seen.paths).toEqual(['/checklist/1/edit']));
    unmount();
    visit(<InspectScreen />, { path: '/?hiveId=11&goOn=1', answers: fakeServer(), drafts });
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('Calm bees'),
    );
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('of many hives brings its grid back', async () => {
    const drafts = fakeDrafts();
    const path = '/?hiveIds=11,12';
    const { user, unmount } = visit(<InspectScreen />, { path, answers: fakeServer(), drafts });
    await user.selectOptions(await screen.findByLabelText('Add a question'), 'Notes');
    await user.type(screen.getByLabelText('Notes – Hive 2'), 'Swarmed');
    unmount();
    const again = visit(<InspectScreen />, { path, answers: fakeServer(), drafts });
    await again.user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText<HTMLInputElement>('Notes – Hive 2').value).toBe('Swarmed');
  });
});

describe('a follow-up', () => {
  const treatment: HiveAction = {
    ...{ id: 'a treatment', label: 'Add a treatment', icon: 'drop', path: '/registers/treatments/create' },
    items: [103],
  };
  const inspecting = async (confirms: boolean) => {
    const creating = answering(CreateInspectionMutation, () => ({ createInspection: anInspection() }));
    const visited = visit(<InspectScreen />, {
      path: '/?hiveId=11',
      answers: [...fakeServer(), creating],
      ...{ hiveActions: [treatment], confirms, cameFrom: '/hives/11/inspections' },
    });
    await screen.findByRole('heading', { name: 'Inspect Hive 1' });
    await visited.user.click(screen.getByRole('button', { name: /^Colony/ }));
    const cells = screen.getByRole('radiogroup', { name: 'Swarm cells' });
    const [yes, no] = cells.querySelectorAll<HTMLElement>('input, button');
    if (!yes || !no) throw new Error('There is no yes or no');
    return { ...visited, yes, no };
  };

  test('is offered once when it is saved, with its hive and its day', async () => {
    const { user, services, yes } = await inspecting(true);
    await user.click(yes);
    await user.click(save());
    await waitFor(() => expect(services.seen.paths).toHaveLength(1));
    expect(services.seen.paths[0]).toMatch(
      /^\/registers\/treatments\/create\?hiveIds=11&day=\d{4}-\d\d-\d\d$/,
    );
    expect(services.seen.questions.map(({ confirmLabel }) => confirmLabel)).toEqual(['Add a treatment']);
  });

  test('is left for later by a person who does not want it, and is not offered where nothing says so', async () => {
    const { user, services, no } = await inspecting(true);
    await user.click(no);
    await user.click(save());
    await waitFor(() => expect(services.seen.paths).toEqual(['/hives/11/inspections']));
    expect(services.seen.questions).toEqual([]);
  });
});
