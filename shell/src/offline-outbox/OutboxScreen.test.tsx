import { loadTexts } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inWaitingPage } from './in-outbox-page.tsx';
import { outboxMessages } from './outbox-messages.ts';
import { anOutbox, done, failing } from './testing.ts';

beforeAll(() => loadTexts(remoteMessages(outboxMessages), 'en'));
beforeEach(() => localStorage.clear());

async function opened(path = '/waiting', options: Parameters<typeof anOutbox>[0] = {}) {
  const outboxParts = anOutbox(options);
  await outboxParts.keep('a', { title: 'Inspection of Linden', about: 'hive:1' });
  const { element, parts } = inWaitingPage(() => Promise.resolve(outboxParts.outbox), { path });
  render(element);
  const card = await screen.findByRole('listitem');
  return { ...outboxParts, parts, card, user: userEvent.setup() };
}

test('each thing that waits says what it is, and that it is on this device alone', async () => {
  const { card } = await opened();
  within(card).getByRole('heading', { name: 'Inspection of Linden' });
  within(card).getByText('On this device');
});

test('it is sent when the person wants it, and is gone from the page', async () => {
  const { world, user } = await opened();
  world.isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await screen.findByRole('heading', { name: 'Nothing is waiting' });
  expect(world.sent).toEqual(['a']);
});

test('what is sent by itself differs from what needs its person', async () => {
  const { world, user, card, keep } = await opened();
  screen.getByText(/They are sent automatically/);
  Object.assign(world, { isOnline: true, answer: () => failing('NOT_FOUND') });
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await within(card).findByText('Needs your attention');
  await screen.findByText(/are not sent automatically/);
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  world.isOnline = false;
  await keep('b', { title: 'Inspection of Oak', about: 'hive:2' });
  await screen.findByText(/1 of them needs your attention and says why. The others are sent automatically/);
  screen.getByRole('button', { name: 'Send now' });
});

test('what was refused says why, and is tried again on request', async () => {
  const { world, user, card } = await opened();
  Object.assign(world, { isOnline: true, answer: () => failing('NOT_FOUND') });
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await within(card).findByText('Needs your attention');
  within(card).getByText(/This no longer exists/);
  world.answer = () => ({ data: { save: { __typename: 'Inspection' } } });
  await user.click(within(card).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Nothing is waiting' });
});

test('editing it puts what was typed into its form, and takes it out of what waits', async () => {
  const { user, parts, store } = await opened();
  const { pathname } = window.location;
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(window.location.pathname).toBe('/inspect'));
  expect(parts.drafts.newestOf('inspections:new:1')).toMatchObject({
    id: 'draft',
    content: { notes: 'Calm' },
  });
  expect(store.all()).toEqual([]);
  window.history.replaceState(null, '', pathname);
});

test('what may have arrived is not edited before that is known: it would be there twice', async () => {
  const { world, user, card } = await opened();
  Object.assign(world, { isOnline: true, answer: () => new TypeError('Failed to fetch') });
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await within(card).findByText(/may have received it already/);
  expect(within(card).queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('what is being sent is neither edited nor discarded', async () => {
  let answer: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { world, user, card } = await opened('/waiting', {
    async send() {
      await arrived;
      return done;
    },
  });
  world.isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await within(card).findByText('Sending');
  expect(within(card).queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(within(card).queryByRole('button', { name: 'Discard' })).toBeNull();
  answer();
  await screen.findByRole('heading', { name: 'Nothing is waiting' });
});

test('it is discarded only by who says so twice', async () => {
  const { user, store, card } = await opened();
  await user.click(within(card).getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('dialog', { name: 'Discard this entry?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(store.all()).toHaveLength(1);
  await user.click(within(card).getByRole('button', { name: 'Discard' }));
  const again = await screen.findByRole('dialog', { name: 'Discard this entry?' });
  await user.click(within(again).getByRole('button', { name: 'Discard' }));
  await screen.findByRole('heading', { name: 'Nothing is waiting' });
});

test('a browser that does not let it be read says so, with a way out', async () => {
  const refused = Promise.reject(new Error('Denied'));
  refused.catch(() => undefined);
  render(inWaitingPage(() => refused).element);
  await screen.findByText(/does not let Skep read/);
  screen.getByRole('button', { name: 'Try again' });
});

const hive = 'waiting:0199c0de-0000-7000-8000-000000000001';
const made = { title: 'New hive Lime', about: `hive:${hive}`, makes: [{ id: hive, at: ['save', 'id'] }] };

test('a change that uses a refused one says after what it goes, and what is lost with that is listed', async () => {
  const { world, user, keep } = await opened();
  await keep('make', made);
  await keep('use', { title: 'Inspection of Lime' }, false, { hiveId: hive });
  const cardOf = (title: string) =>
    within(screen.getByRole('heading', { name: title }).closest('li') ?? document.body);
  Object.assign(world, {
    isOnline: true,
    answer: (key: string) => (key === 'make' ? failing('NOT_ALLOWED') : done),
  });
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await screen.findByText('It is sent after “New hive Lime”, which needs your attention first.');
  await user.click(cardOf('New hive Lime').getByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('dialog'));
  question.getByText(/1 other entry belongs to it and could not be sent without it/);
  await user.click(question.getByRole('button', { name: 'Discard' }));
  await screen.findByText(/It belongs to something that is no longer saved on this device/);
  cardOf('Inspection of Lime').getByText('Needs your attention');
});
