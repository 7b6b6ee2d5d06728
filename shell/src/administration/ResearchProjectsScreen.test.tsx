import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor } from '@testing-library/react';
import { aProject, fakeProjects } from './fake-projects.ts';
import { Screen, texts } from './ResearchProjectsScreen.tsx';

const visit = visiting(texts);
const open = (projects = [aProject()]) => visit(<Screen />, { answers: fakeProjects(projects) });

test('projects are listed with how many people do what', async () => {
  open([aProject(), aProject({ id: '2', name: 'Swarms', isListed: false })]);
  expect(await screen.findByRole('heading', { name: 'Winter losses' })).toBeTruthy();
  expect(screen.getAllByText('Researchers: 1. Invited: 0.')).toHaveLength(2);
  expect(screen.getByText('Not shown to people')).toBeTruthy();
});

test('a project is made', async () => {
  const { user, services } = open([]);
  expect(await screen.findByText('There is no research project yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New research project' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Honey of the heath');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Honey of the heath' })).toBeTruthy();
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['Saved: Honey of the heath.']);
});

test('a researcher without an account is refused at the field', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Winter losses' }));
  const field = await screen.findByRole('textbox', { name: /^Researchers/ });
  await user.type(field, '\nnobody@skep.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Nobody has an account with one of these addresses.').length).toBeGreaterThan(0);
});
