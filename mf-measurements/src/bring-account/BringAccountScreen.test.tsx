import { visiting } from '@skep/remote-kit/visit';
import { act, screen, waitFor } from '@testing-library/react';
import { aRestore } from '../export/test-everything.ts';
import { BringAccountScreen } from './BringAccountScreen.tsx';
import { bringAccountMessages } from './bring-account-messages.ts';
import { aFetchedMove, aMove, fakeMoves } from './test-move.ts';

const visit = visiting(bringAccountMessages);

function open(things: Parameters<typeof fakeMoves>[0] = {}) {
  const begun: { input?: object }[] = [];
  const answers = fakeMoves({ ...things, begun });
  const path = '/import/account';
  return { begun, ...visit(<BringAccountScreen />, { path, route: path, answers }) };
}

// A required field has a mark after its name.
const field = (name: string) =>
  screen.findByLabelText(new RegExp(`^${name}`), { selector: 'input:not([type=radio])' });
const button = (name: string) => screen.findByRole('button', { name });

afterEach(() => {
  jest.useRealTimers();
});

test('a token opens the other account, and what is fetched shows how far it is', async () => {
  const { user, begun } = open();
  await user.type(await field('Address of the server'), 'https://bees.example');
  await user.type(await field('API token'), 'abc');
  await user.click(await button('Fetch my account'));
  expect(await screen.findByRole('progressbar', { name: /^Fetching/ })).toBeTruthy();
  const input = { address: 'https://bees.example', token: 'abc', timeZone: expect.any(String) };
  expect(begun).toEqual([{ input }]);
});

test('so does a password, which goes alone', async () => {
  const { user, begun } = open();
  await user.type(await field('Address of the server'), 'bees.example');
  await user.click(await screen.findByRole('radio', { name: 'E-mail and password' }));
  await user.type(await field('E-mail'), 'anna@bees.example');
  await user.type(await field('Password'), 'Honey-2026!');
  await user.click(await button('Fetch my account'));
  await waitFor(() => expect(begun).toHaveLength(1));
  expect(begun[0]?.input).toMatchObject({ email: 'anna@bees.example', password: 'Honey-2026!' });
  expect(begun[0]?.input).not.toHaveProperty('token');
});

test('without a token nothing is sent', async () => {
  const { user, begun } = open();
  await user.type(await field('Address of the server'), 'bees.example');
  await user.click(await button('Fetch my account'));
  await waitFor(async () => expect((await field('API token')).getAttribute('aria-invalid')).toBe('true'));
  expect(begun).toEqual([]);
});

test('what was fetched is compared, and imported when the person says so', async () => {
  const { user } = open({ move: aFetchedMove(), restore: aRestore() });
  expect(await screen.findByText('Photos (8 there, 0 here)')).toBeTruthy();
  expect(screen.queryByText(/Apiaries \(/)).toBeNull();
  expect(screen.getByText('North: Bob, bob@bees.example')).toBeTruthy();
  expect(screen.getByText('Mood of the beekeeper')).toBeTruthy();
  expect(screen.getByText(/Your consent is not copied/)).toBeTruthy();
  await user.click(await button('Import'));
  expect(await screen.findByText('Your account is here.')).toBeTruthy();
});

test('the page follows the work by itself until what was fetched is counted', async () => {
  jest.useFakeTimers();
  const later = [aMove({ progressPercent: 80 }), aFetchedMove()];
  open({ move: aMove(), later, restore: aRestore() });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await wait(100);
  expect(screen.getByText('35%', { selector: 'span' })).toBeTruthy();
  await wait(2_000);
  expect(screen.getByText('80%', { selector: 'span' })).toBeTruthy();
  await wait(2_000);
  await wait(500);
  expect(screen.getByText(/Nothing has been imported yet/)).toBeTruthy();
});

test('an import is undone when its person means it', async () => {
  const { user, services } = open({ move: aFetchedMove(), restore: aRestore({ state: 'DONE' }) });
  await user.click(await button('Undo the import'));
  expect(await screen.findByText('The import was undone.')).toBeTruthy();
  expect(services.seen.questions).toHaveLength(1);
});

test('a move that broke off says why, and continues', async () => {
  const { user } = open({ move: aMove({ state: 'FAILED', fault: 'UNREACHABLE' }) });
  expect(await screen.findByText(/The other server does not answer/)).toBeTruthy();
  await user.click(await button('Try again'));
  expect(await screen.findByRole('progressbar', { name: /^Fetching/ })).toBeTruthy();
});
