import { visiting } from '@skep/remote-kit/visit';
import { screen } from '@testing-library/react';
import { fakePrints } from '../testing/fake-prints.ts';
import { PrintChecklistScreen } from './PrintChecklistScreen.tsx';
import { paperMessages } from './paper-messages.ts';

const visit = visiting(paperMessages);
const open = (path = '/checklist/1/print', answers = fakePrints()) =>
  visit(<PrintChecklistScreen />, { answers, path, route: '/checklist/:id/print' });

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
  const link = screen.getByRole('link', { name: 'Open the PDF' });
  expect(link.getAttribute('href')).toBe('/api/checklist-svg/12/pdf?hives=11,12');
  await user.click(screen.getByRole('checkbox', { name: 'Hive 2' }));
  expect(await screen.findByRole('button', { name: 'Make a PDF' })).toBeTruthy();
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
  await user.selectOptions(await screen.findByRole('combobox', { name: /Add a question/ }), 'Swarm cells');
  expect(await screen.findByRole('button', { name: 'Remove “Swarm cells”' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Make a PDF' })).toBeTruthy();
  expect(services.seen.problems).toEqual([]);
});
