import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor } from '@testing-library/react';
import { aFailure } from '../testing/builders.ts';
import { fakePrints } from '../testing/fake-prints.ts';
import { answering } from '../testing/gateway.ts';
import { PrintChecklistMutation } from './PrintChecklistScreen.graphql.ts';
import { PrintChecklistScreen } from './PrintChecklistScreen.tsx';
import { paperMessages } from './paper-messages.ts';

const visit = visiting(paperMessages);
const open = (path = '/checklist/1/print', answers = fakePrints()) =>
  visit(<PrintChecklistScreen />, { answers, path, route: '/checklist/:id/print' });

/** The tab that a press opens. */
let tab: { address: string; isClosed: boolean };
beforeEach(() => {
  tab = { address: '', isClosed: false };
  window.open = () =>
    ({
      location: { replace: (address: string) => Object.assign(tab, { address }) },
      close: () => Object.assign(tab, { isClosed: true }),
    }) as never;
});

test('a checklist is seen page by page, with what is not on paper, before it is printed', async () => {
  open();
  expect(await screen.findByRole('img', { name: 'Page 3 of 3' })).toBeTruthy();
  expect(screen.getByText(/Medicine/)).toBeTruthy();
  expect(screen.getByText(/Photo of the frame/)).toBeTruthy();
});

test('sheets of two hives are made, and named by their Print ID', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Hive 1' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Hive 2' }));
  await user.click(screen.getByRole('button', { name: 'Make a PDF of 2 sheets' }));
  expect(await screen.findByText(/Print ID 12, first printed on/)).toBeTruthy();
  expect(tab).toMatchObject({ address: '/api/checklist-svg/12/pdf?hives=11,12', isClosed: false });
  const link = screen.getByRole('link', { name: 'Open the PDF' });
  expect(link.getAttribute('href')).toBe('/api/checklist-svg/12/pdf?hives=11,12');
  await user.click(screen.getByRole('checkbox', { name: 'Hive 2' }));
  expect(await screen.findByRole('button', { name: 'Make a PDF' })).toBeTruthy();
});

test('a PDF that could not be made leaves no empty tab open', async () => {
  const failing = answering(PrintChecklistMutation, () => ({ printChecklist: aFailure('MAINTENANCE') }));
  const { user } = open('/checklist/1/print', [...fakePrints(), failing]);
  await user.click(await screen.findByRole('button', { name: 'Make a PDF' }));
  await waitFor(() => expect(tab).toEqual({ address: '', isClosed: true }));
});

test('a hive that the address names is ticked', async () => {
  open('/checklist/1/print?hiveIds=12');
  expect(((await screen.findByRole('checkbox', { name: 'Hive 2' })) as HTMLInputElement).checked).toBe(true);
});

test('a checklist that is gone says so', async () => {
  open('/checklist/1/print', fakePrints({ isThere: false }));
  expect(await screen.findByRole('link', { name: 'All checklists' })).toBeTruthy();
});

test('one sheet for many hives asks what one has chosen, and is one sheet however many hives are ticked', async () => {
  const { user, services } = open('/checklist/1/print?hiveIds=11,12');
  await user.click(await screen.findByRole('radio', { name: 'One sheet for many hives' }));
  await user.click(await screen.findByRole('button', { name: 'Remove “Notes”' }));
  await user.type(await screen.findByRole('combobox', { name: /Add a question/ }), 'swarm cells{Enter}');
  expect(await screen.findByRole('button', { name: 'Remove “Swarm cells”' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Make a PDF' })).toBeTruthy();
  expect(services.seen.problems).toEqual([]);
});
