import { screen } from '@testing-library/react';
import { ChecklistFragment } from '../checklist-inputs/checklist.graphql.ts';
import { anItem } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { sampleChecklist } from '../testing/sample-checklist.ts';
import { sampleHives } from '../testing/sample-inspections.ts';
import { visit } from '../testing/visit.ts';
import { EveryChecklistQuery } from './every-checklist.graphql.ts';
import { InspectQuery } from './InspectScreen.graphql.ts';
import { InspectScreen } from './InspectScreen.tsx';

const noNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};
const winter = { __typename: 'ChecklistForm', id: '7', name: 'Winter', isOwner: true } as const;
const items = [
  anItem({ id: '300', name: 'Outside' }),
  anItem({ id: '301', parentId: '300', name: 'Flight on warm days', input: 'BOOLEAN' }),
  anItem({ id: '302', parentId: '300', name: 'Dead bees', input: 'NUMBER_POSITIVE' }),
];

/** Prefetched queries are answered; those about one hive or one checklist are not. */
const prefetched = [
  ...fakeServer(),
  answering(InspectQuery, ({ hasHive }) =>
    hasHive
      ? noNetwork()
      : {
          checklist: sampleChecklist,
          checklists: [sampleChecklist, winter].map(({ id, name }) => ({
            ...{ __typename: 'ChecklistOutline', id, name },
          })),
          hives: sampleHives,
        },
  ),
  answering(EveryChecklistQuery, () => ({
    checklistForms: {
      __typename: 'ChecklistForms',
      checklists: [{ ...winter, places: [0, 2, 1], requiredIds: ['302'] }],
      items,
    },
  })),
];

test('another checklist is chosen without a network: the form asks what that one asks, in its order', async () => {
  const { user } = visit(<InspectScreen />, { path: '/?hiveId=11', answers: prefetched });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Checklist' }), 'Winter');
  await user.click(await screen.findByRole('button', { name: /^Outside/ }));
  const dead = screen.getByRole('spinbutton', { name: /Dead bees/ });
  expect(dead.hasAttribute('required') || dead.getAttribute('aria-required') === 'true').toBe(true);
  const flight = screen.getByRole('radiogroup', { name: /Flight on warm days/ });
  expect(dead.compareDocumentPosition(flight)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an address that names a checklist opens with it without a network', async () => {
  visit(<InspectScreen />, { path: '/?hiveId=11&checklistId=7', answers: prefetched });
  expect(await screen.findByRole('button', { name: /^Outside/ })).toBeTruthy();
});

test('what one checklist requires, another one may leave open', () => {
  const { services } = visit(<InspectScreen />, { path: '/', answers: fakeServer() });
  const { cache } = services.apolloClient;
  const partsOf = (id: string) => ({
    id: `Checklist:${id}`,
    fragment: ChecklistFragment,
    fragmentName: 'ChecklistParts',
  });
  for (const id of ['1', '2']) {
    const items = [anItem({ id: '300', name: 'Eggs', isRequired: id === '1' })];
    cache.writeFragment({ ...partsOf(id), data: { ...sampleChecklist, __typename: 'Checklist', id, items } });
  }
  expect(cache.readFragment(partsOf('1'))).toMatchObject({ items: [{ isRequired: true }] });
});
