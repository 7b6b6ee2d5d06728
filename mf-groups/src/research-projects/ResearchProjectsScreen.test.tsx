import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor, within } from '@testing-library/react';
import { aProject, fakeProjects } from './fake-projects.ts';
import { ResearchProjectsScreen } from './ResearchProjectsScreen.tsx';
import { researchProjectsMessages as texts } from './research-projects-messages.ts';

const visit = visiting(texts);
const open = (projects = [aProject()]) =>
  visit(<ResearchProjectsScreen />, { answers: fakeProjects(projects) });

test('projects are listed with how many people do what', async () => {
  open([aProject(), aProject({ id: '2', name: 'Swarms', isListed: false })]);
  expect(await screen.findByRole('heading', { name: 'Winter losses' })).toBeTruthy();
  expect(screen.getAllByText('Researchers: 1. Invited: 0.')).toHaveLength(2);
  expect(screen.getByText('Not shown to people')).toBeTruthy();
});

test('a project is made', async () => {
  const { user, services } = open([]);
  expect(await screen.findByText('No research projects yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New research project' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Honey of the heath');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Honey of the heath' })).toBeTruthy();
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['Honey of the heath saved.']);
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

test('a project gets a picture and loses it', async () => {
  const { user, services } = open([aProject({ pictureUrl: '/picture' })]);
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Picture for Winter losses', { selector: 'input' }), file);
  await waitFor(() =>
    expect(services.seen.sentFiles.map(({ path }) => path)).toEqual(['/api/v1/research-projects/1/picture']),
  );
  await user.click(screen.getByRole('button', { name: 'Remove the picture of Winter losses' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove the picture of Winter losses' })).toBeNull(),
  );
});

test('what is no picture is said, and nothing else changes', async () => {
  const sendFile = async () =>
    ({ kind: 'failed', code: 'invalid_input', problem: { path: 'file', code: 'not_a_picture' } }) as const;
  const { user, services } = visit(<ResearchProjectsScreen />, {
    answers: fakeProjects([aProject()]),
    sendFile,
  });
  const file = new File(['x'], 'notes.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Picture for Winter losses', { selector: 'input' }), file);
  await waitFor(() => expect(services.seen.notices).toHaveLength(1));
  expect(services.seen.notices[0]?.kind).toBe('problem');
});

test('checklists of the admin are tied to a project, and those that others have tied stay', async () => {
  const tied = { __typename: 'TiedChecklist' as const, id: '3', name: 'Of another admin' };
  const { user } = open([aProject({ checklists: [tied] })]);
  const edit = () => user.click(screen.getByRole('button', { name: 'Edit Winter losses' }));
  await screen.findByRole('button', { name: 'Edit Winter losses' });
  await edit();
  const boxes = within(await screen.findByRole('group', { name: /^Checklists/ }));
  expect(boxes.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  await user.click(boxes.getByRole('checkbox', { name: 'Varroa count' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await edit();
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Varroa count' })).checked).toBe(
    true,
  );
});

test('what another admin saved meanwhile is shown next to it, and overwritten on purpose alone', async () => {
  const theirs = aProject({ revision: 2, name: 'Winter losses 2027', isByInvitation: true });
  const { user, services } = visit(<ResearchProjectsScreen />, {
    answers: fakeProjects([aProject()], theirs),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Winter losses' }));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Swarms');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.anything(),
    'NameWinter losses 2027Swarms',
    'By invitation onlyYesNo',
  ]);
  expect(services.seen.notices).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(services.seen.notices.map(({ text }) => text)).toEqual(['Swarms saved.']));
});
