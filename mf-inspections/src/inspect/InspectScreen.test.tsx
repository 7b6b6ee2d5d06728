import { gql } from '@apollo/client';
import { createFakeServices, fakeApolloClient, fakeDrafts, fakePerson } from '@skep/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { CreateInspectionInput, CreateInspectionsInput } from '../generated/graphql.ts';
import {
  CreateInspectionMutation,
  CreateInspectionsMutation,
} from '../inspection/saved-inspection.graphql.ts';
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

/** What home shows of a hive: its last inspection is kept as a part of it. */
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

test('what home has kept of the hive stays whole, and tells of the new inspection', async () => {
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

test('without a hive in the address, the hives are offered by apiary', async () => {
  visit(<InspectScreen />, { answers: fakeServer() });
  const hive = await screen.findByRole('link', { name: 'Hive 10' });
  expect(hive.getAttribute('href')).toBe('/inspect?hiveId=13');
  const apiaries = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(apiaries).toEqual(['By the lake', 'Orchard of Aunt Saskia']);
});

test('an apiary in the address narrows the choice to its hives, with a way to the others', async () => {
  visit(<InspectScreen />, { path: '/?apiaryId=1', answers: fakeServer() });
  await screen.findByRole('link', { name: 'Hive 10' });
  const apiaries = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(apiaries).toEqual(['By the lake']);
  expect(screen.getByRole('link', { name: 'Other hives' }).getAttribute('href')).toBe('/inspect');
});

test('an apiary that is not there narrows nothing', async () => {
  visit(<InspectScreen />, { path: '/?apiaryId=404', answers: fakeServer() });
  expect(await screen.findByRole('link', { name: 'Hive 10' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Other hives' })).toBeNull();
});

test('who has no hive is led to making an apiary', async () => {
  visit(<InspectScreen />, { answers: fakeServer({ hives: [] }) });
  const link = await screen.findByRole('link', { name: 'New apiary' });
  expect(link.getAttribute('href')).toBe('/apiaries/create');
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

test('what follows from a yes is asked after a yes', async () => {
  const { user } = await inspect();
  await user.click(screen.getByRole('button', { name: /^Colony/ }));
  expect(screen.queryByLabelText('How many swarm cells')).toBeNull();
  const cells = screen.getByRole('radiogroup', { name: 'Swarm cells' });
  const yes = [...cells.querySelectorAll<HTMLElement>('input, button')][0];
  if (!yes) throw new Error('There is no yes');
  await user.click(yes);
  expect(await screen.findByLabelText('How many swarm cells')).toBeTruthy();
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
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

test('what is out of its range is told at its field before anything is sent, and stays as it was typed', async () => {
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

test('what was seen last time stands beside its field, and one press answers the same', async () => {
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
  /** What stands in the browser after the page of the hive has gone in the middle of it. */
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
    await user.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('Calm bees');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nervous' }).checked).toBe(true);
    await user.dblClick(save());
    await waitFor(() => expect(services.seen.paths).toEqual(['/hives/11/inspections']));
    expect(sent).toMatchObject([{ inspection: { notes: 'Calm bees', items: [{ itemId: '101' }] } }]);
    expect(drafts.newestOf('inspections:new:11')).toBeUndefined();
  });

  test('belongs to its hive', async () => {
    const drafts = await leftInTheMiddle();
    visit(<InspectScreen />, { path: '/?hiveId=12', answers: fakeServer(), drafts });
    await screen.findByRole('textbox', { name: 'Notes' });
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  });

  test('to edit its checklist is there again unasked, and nobody is asked on the way', async () => {
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
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  });

  test('of many hives brings its grid back', async () => {
    const drafts = fakeDrafts();
    const path = '/?hiveIds=11,12';
    const { user, unmount } = visit(<InspectScreen />, { path, answers: fakeServer(), drafts });
    await user.selectOptions(await screen.findByLabelText('Add a question'), 'Notes');
    await user.type(screen.getByLabelText('Notes – Hive 2'), 'Swarmed');
    unmount();
    const again = visit(<InspectScreen />, { path, answers: fakeServer(), drafts });
    await again.user.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(screen.getByLabelText<HTMLInputElement>('Notes – Hive 2').value).toBe('Swarmed');
  });
});

test('an address that asks for paper is told what there is not yet, and opens the form all the same', async () => {
  visit(<InspectScreen />, { path: '/?hiveId=11&mode=paper', answers: fakeServer() });
  expect(await screen.findByText(/^Printed checklists cannot be read in here yet/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Notes' })).toBeTruthy();
});

describe('several hives', () => {
  /** The form of the hives 11 and 12, with what is sent to the server and what it answers. */
  async function inspectMany(answer?: () => object) {
    const sent: CreateInspectionsInput[] = [];
    const creating = answering(CreateInspectionsMutation, ({ input }) => {
      sent.push(input);
      const inspections = input.hives.map(({ hiveId }) => ({
        __typename: 'RecordedInspection',
        id: `9${hiveId}`,
        hiveId,
      }));
      return { createInspections: answer?.() ?? { __typename: 'RecordedInspections', inspections } };
    });
    const visited = visit(<InspectScreen />, {
      path: '/?hiveIds=11,12',
      answers: [...fakeServer(), creating],
    });
    await screen.findByRole('heading', { name: 'Inspect 2 hives' });
    return { ...visited, sent };
  }

  test('are ticked one by one or all of an apiary, and then inspected together', async () => {
    const { user, services } = visit(<InspectScreen />, { answers: fakeServer() });
    await user.click(await screen.findByRole('button', { name: 'Several hives' }));
    await user.click(screen.getByRole('checkbox', { name: 'All of By the lake' }));
    const all = screen.getByRole('button', { name: /^Inspect \d+ hives$/ });
    await user.click(screen.getByRole('checkbox', { name: 'Hive 10' }));
    await user.click(all);
    expect(services.seen.paths).toEqual(['/inspect?hiveIds=11,12']);
  });

  test('get the same answers, and their own where the grid has one', async () => {
    const { user, sent } = await inspectMany();
    await user.click(screen.getByRole('radio', { name: /^8/ }));
    await user.selectOptions(screen.getByLabelText('Add a question'), 'Overall impression');
    await user.selectOptions(screen.getByLabelText('Overall impression – Hive 2'), '4');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.inspection.impression).toBe(8);
    expect(sent[0]?.hives).toEqual([
      { hiveId: '11', items: [] },
      { hiveId: '12', impression: 4, items: [] },
    ]);
  });

  test('are answered by keys: enter goes to the next hive and sends nothing', async () => {
    const { user, sent } = await inspectMany();
    await user.selectOptions(screen.getByLabelText('Add a question'), 'Notes');
    const first = screen.getByLabelText('Notes – Hive 1');
    await user.type(first, 'Calm{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Notes – Hive 2'));
    expect(sent).toEqual([]);
  });

  test('have numbers of their own in the person’s unit; one that is not answered is no 0', async () => {
    const checklist = aChecklist([
      anItem({ id: '200', name: 'Food' }),
      anItem({
        id: '202',
        parentId: '200',
        name: 'Weight',
        input: 'NUMBER_1_DECIMALS',
        unit: 'kg',
        unitKey: 'kg',
      }),
    ]);
    const sent: CreateInspectionsInput[] = [];
    const session = {
      kind: 'signedIn' as const,
      person: { ...fakePerson, units: { weight: 'lb', temperature: 'fahrenheit' } as const },
    };
    const services = createFakeServices({
      session,
      apolloClient: fakeApolloClient([
        ...fakeServer(),
        answering(InspectQuery, () => ({ checklist, checklists: [], hives: sampleHives })),
        answering(CreateInspectionsMutation, ({ input }) => {
          sent.push(input);
          return { createInspections: { __typename: 'RecordedInspections', inspections: [] } };
        }),
      ]),
    });
    const { user } = visit(<InspectScreen />, { path: '/?hiveIds=11,12', services });
    await user.selectOptions(await screen.findByLabelText('Add a question'), 'Weight');
    const [first, second] = ['Hive 1', 'Hive 2'].map((name) =>
      screen.getByRole<HTMLInputElement>('spinbutton', { name: `Weight – ${name}` }),
    );
    expect([first?.value, first?.placeholder, first?.getAttribute('aria-valuetext')]).toEqual([
      '',
      '–',
      'Not answered',
    ]);
    if (!first || !second) throw new Error('There are not two cells.');
    await user.type(first, '0{Enter}');
    await user.type(second, '22{Enter}');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.hives).toEqual([
      { hiveId: '11', items: [{ itemId: '202', value: '0' }] },
      { hiveId: '12', items: [{ itemId: '202', value: '9.979' }] },
    ]);
  });

  test('one that was taken from the person meanwhile is named, and nothing that was typed is lost', async () => {
    const { user, services } = await inspectMany(() =>
      aFailure('INVALID_INPUT', [{ path: 'hives.1.hiveId', code: 'unknown_choice' }]),
    );
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Calm');
    await user.click(save());
    expect((await screen.findByRole('rowheader', { name: /^Hive 2/ })).textContent).toContain(
      'You cannot edit this hive any more.',
    );
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('Calm');
    expect(services.seen.paths).toEqual([]);
  });
});
