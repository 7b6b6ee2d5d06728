import { createFakeServices, fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { CreateInspectionsInput } from '../generated/graphql.ts';
import { CreateInspectionsMutation } from '../inspection-form/saved-inspection.graphql.ts';
import { aChecklist, aFailure, anItem } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { sampleHives } from '../testing/sample-inspections.ts';
import { visit } from '../testing/visit.ts';
import { InspectQuery } from './InspectScreen.graphql.ts';
import { InspectScreen } from './InspectScreen.tsx';

const save = () => screen.getByRole('button', { name: 'Save' });

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

  test.each([
    ['NUMBER_PERCENTAGE', '101'],
    ['NUMBER_DEGREES', '181'],
    ['NUMBER_NEGATIVE', '0'],
  ] as const)('a cell of %s does not take %s', async (input, typed) => {
    const checklist = aChecklist([
      anItem({ id: '200', name: 'Food' }),
      anItem({ id: '202', parentId: '200', name: 'Figure', input }),
    ]);
    const sent: CreateInspectionsInput[] = [];
    const { user } = visit(<InspectScreen />, {
      path: '/?hiveIds=11,12',
      answers: [
        ...fakeServer(),
        answering(InspectQuery, () => ({ checklist, checklists: [], hives: sampleHives })),
        answering(CreateInspectionsMutation, ({ input: all }) => {
          sent.push(all);
          return { createInspections: { __typename: 'RecordedInspections', inspections: [] } };
        }),
      ],
    });
    await user.selectOptions(await screen.findByLabelText('Add a question'), 'Figure');
    const cell = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Figure – Hive 2' });
    await user.type(cell, `${typed}{Enter}`);
    await user.click(save());
    await waitFor(() => expect(cell.getAttribute('aria-invalid')).toBe('true'));
    expect([cell.value, sent]).toEqual([typed, []]);
  });

  test('one that was taken from the person meanwhile is named, and nothing that was typed is lost', async () => {
    const { user, services } = await inspectMany(() =>
      aFailure('INVALID_INPUT', [{ path: 'hives.1.hiveId', code: 'hive_gone' }]),
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
