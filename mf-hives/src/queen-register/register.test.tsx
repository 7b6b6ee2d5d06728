import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CreateQueenMutation } from '../queen/useSaveQueen.graphql.ts';
import { aFailure, catalogue } from '../testing/builders.ts';
import { colonyServer, juliana, register } from '../testing/colony-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { EditQueenScreen } from './EditQueenScreen.tsx';
import { EndQueenScreen } from './EndQueenScreen.tsx';
import { MoveQueenScreen } from './MoveQueenScreen.tsx';
import { OneQueenScreen } from './OneQueenScreen.tsx';
import { QueenRegisterScreen } from './QueenRegisterScreen.tsx';
import { QueenStepQuery } from './QueenStep.graphql.ts';

function visitQueen(queen: ReactNode, route: string, id: string, refusal?: object) {
  const { answers, sent } = colonyServer(refusal);
  return { ...visit(queen, { path: route.replace(':id', id), route, answers }), sent };
}

const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

test('the register is searched and narrowed to the living or the gone', async () => {
  const { user } = visit(<QueenRegisterScreen />, { path: '/queens', answers: colonyServer().answers });
  await screen.findByText('4 of 4 queens');
  await user.click(screen.getByRole('button', { name: 'Gone' }));
  expect(names()).toEqual(['Wilhelmina']);
  expect(screen.getByText('Died on 2 Jul 2025')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Living' }));
  expect(names()).toEqual(['Amalia', 'Juliana', 'Beatrix']);
  await user.type(screen.getByRole('searchbox'), 'willow');
  await waitFor(() => expect(names()).toEqual(['Juliana']));
  await user.type(screen.getByRole('searchbox'), ' zzz');
  await user.click(await screen.findByRole('button', { name: 'Show all queens' }));
  expect(names()).toHaveLength(4);
});

test('a queen is listed among her mothers and daughters, as levels of a list', async () => {
  visitQueen(<OneQueenScreen />, '/queens/:id', 'q2');
  const tree = within(await screen.findByRole('list', { name: 'Family' }));
  const current = tree.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'true');
  expect(current?.textContent).toMatch(/^Juliana/);
  expect(current?.parentElement?.closest('li')?.textContent).toMatch(/^Beatrix/);
  expect(within(current ?? document.body).getByRole('link', { name: 'Amalia' })).toBeTruthy();
  const hives = within(
    screen.getByRole('heading', { name: 'Hives she has headed' }).closest('section') ?? document.body,
  );
  expect(hives.getByRole('link', { name: 'Willow' }).getAttribute('href')).toBe('/hives/13/life');
});

test.each([
  ['/queens/:id', <OneQueenScreen key="show" />],
  ['/queens/:id/move', <MoveQueenScreen key="move" />],
  ['/queens/:id/fate', <EndQueenScreen key="fate" />],
  ['/queens/:id/edit', <EditQueenScreen key="edit" />],
])('%s of a queen that is shared for viewing offers no change', async (route, queen) => {
  const { answers } = colonyServer();
  const seen = answering(QueenStepQuery, () => ({
    queenRegister: register.map((row) => ({ ...row, canEdit: false, isOwner: false })),
    apiaries: [],
    hiveCatalogue: catalogue,
  }));
  visit(queen, { path: route.replace(':id', 'q2'), route, answers: [...answers, seen] });
  if (route === '/queens/:id') await screen.findByRole('list', { name: 'Family' });
  else await screen.findByText(/shared with you read-only/);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/queens/q2/'))).toEqual([]);
});

test('who may edit a queen of somebody else is not offered to delete her', async () => {
  const { answers } = colonyServer();
  const seen = answering(QueenStepQuery, () => ({
    queenRegister: register.map((row) => ({ ...row, isOwner: false })),
    apiaries: [],
    hiveCatalogue: catalogue,
  }));
  const path = '/queens/q2/edit';
  visit(<EditQueenScreen />, { path, route: '/queens/:id/edit', answers: [...answers, seen] });
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByRole('button', { name: 'Delete queen' })).toBeNull();
});

test('a queen without a hive is entered with where she is kept, and introduced to one later', async () => {
  const { answers } = colonyServer();
  const sent: unknown[] = [];
  const created = answering(CreateQueenMutation, (variables) => {
    sent.push(variables);
    return { createQueen: juliana };
  });
  const { user, services, unmount } = visit(<EditQueenScreen />, {
    path: '/queens/create',
    answers: [created, ...answers],
  });
  await user.type(await screen.findByRole('textbox', { name: /^Name of the queen/ }), 'Bought');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Mother/ }), 'Amalia');
  await user.type(screen.getByRole('textbox', { name: /^Where she is kept/ }), 'Apidea 3');
  await user.selectOptions(screen.getByRole('combobox', { name: /^What she is kept for/ }), 'To be mated');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/queens']));
  const input = expect.objectContaining({ name: 'Bought', motherId: 'q4' });
  expect(sent).toEqual([{ input, place: 'Apidea 3', purpose: 'MATING' }]);
  unmount();
  visitQueen(<MoveQueenScreen />, '/queens/:id/move', 'q4');
  expect(await screen.findByRole('button', { name: 'Introduce to a hive' })).toBeTruthy();
});

test('a queen moves to another hive, and the person says what becomes of the one there', async () => {
  const { user, sent, services } = visitQueen(<MoveQueenScreen />, '/queens/:id/move', 'q1');
  const target = await screen.findByRole('combobox', { name: /To which hive/ });
  expect(screen.getByText('This leaves Linden queenless.')).toBeTruthy();
  await user.selectOptions(target, 'Heather');
  expect(screen.queryByText(/What happened to/)).toBeNull();
  await user.selectOptions(target, 'Willow');
  await user.click(screen.getByRole('radio', { name: 'Kept without a colony' }));
  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2026-05-03' } });
  await user.click(screen.getByRole('button', { name: 'Move to another hive' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(sent).toEqual([['q1', { hiveId: '13', fate: 'KEPT', date: '2026-05-03', note: null }]]);
});

test('a queen who is gone cannot move; she can be found again', async () => {
  const { unmount } = visitQueen(<MoveQueenScreen />, '/queens/:id/move', 'q3');
  expect(await screen.findByText(/This queen is gone/)).toBeTruthy();
  unmount();
  const { user, sent } = visitQueen(<EndQueenScreen />, '/queens/:id/fate', 'q3');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ fate: 'KEPT' }));
});

test('what the server refuses is shown at its field', async () => {
  const refusal = aFailure('INVALID_INPUT', [{ path: 'hiveId', code: 'hive_not_there' }]);
  const { user } = visitQueen(<MoveQueenScreen />, '/queens/:id/move', 'q1', refusal);
  await user.selectOptions(await screen.findByRole('combobox', { name: /To which hive/ }), 'Heather');
  await user.click(screen.getByRole('button', { name: 'Move to another hive' }));
  expect((await screen.findAllByText(/lost, sold or united/)).length).toBeGreaterThan(0);
});

test('a queen who is not in the register leads back to it', async () => {
  visitQueen(<OneQueenScreen />, '/queens/:id', '404');
  expect(await screen.findByText('Queen not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All queens' }).getAttribute('href')).toBe('/queens');
});

test('a queen who is taken out has a place and a purpose, and one who is sold has a new owner', async () => {
  const { user, sent, services } = visitQueen(<EndQueenScreen />, '/queens/:id/fate', 'q1');
  await user.click(await screen.findByRole('radio', { name: 'Sold or given away' }));
  await user.type(screen.getByRole('textbox', { name: 'To whom' }), 'Bram');
  await user.click(screen.getByRole('radio', { name: 'Kept without a colony' }));
  expect(screen.queryByRole('textbox', { name: 'To whom' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /^Where she is kept/ }), ' Queen bank ');
  await user.selectOptions(screen.getByRole('combobox', { name: /^What she is kept for/ }), 'In reserve');
  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2026-05-03' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  const about = { date: '2026-05-03', note: null };
  expect(sent).toEqual([['q1', { ...about, fate: 'KEPT', place: 'Queen bank', purpose: 'RESERVE' }]]);
});

test('where a queen without a colony is kept is said in the list and on her page', async () => {
  visit(<QueenRegisterScreen />, {
    path: '/queens?shown=free',
    route: '/queens',
    answers: colonyServer().answers,
  });
  expect(await screen.findByText('Kept in: Mating box 3 · To be mated')).toBeTruthy();
  expect(names()).toEqual(['Amalia']);
  visitQueen(<OneQueenScreen />, '/queens/:id', 'q4');
  await screen.findByRole('list', { name: 'Family' });
  expect(screen.getAllByText('Kept in: Mating box 3 · To be mated')).toHaveLength(2);
});
