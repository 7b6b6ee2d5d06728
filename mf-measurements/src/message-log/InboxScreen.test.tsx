import { screen, waitFor } from '@testing-library/react';
import { RedecodeMutation } from '../codecs/codecs.graphql.ts';
import { aDevice, aMessage } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { sampleMessages } from '../testing/sample-messages.ts';
import { visit } from '../testing/visit.ts';
import { InboxScreen } from './InboxScreen.tsx';

const visitInbox = (query = '', answers = fakeServer()) =>
  visit(<InboxScreen />, { path: `/devices/7/inbox${query}`, route: '/devices/:id/inbox', answers });

test('the outcome of each message is shown in words', async () => {
  visitInbox();
  expect(
    await screen.findByText(/w_v is not converted to a weight: there is no sensor definition for w_v/),
  ).toBeTruthy();
  expect(screen.getByText('It could not be decoded: port 5, 17 bytes.')).toBeTruthy();
  expect(
    screen.getByText('Temperature of probe 1 (t_0) ignored: 185 °C is not between -60 °C and 80 °C.'),
  ).toBeTruthy();
  expect(screen.getByText(/Received 2 times more, counted once/)).toBeTruthy();
  expect(screen.getByText('Nothing was stored: the device sends too often.')).toBeTruthy();
  expect(screen.getByText(/^It sent more messages than the 120 a minute/)).toBeTruthy();
  expect(screen.getByText('Something was not as expected (brand_new_code).')).toBeTruthy();
  expect(screen.getByText(/Sent by the device itself/)).toBeTruthy();
});

test('messages stand below their day, and a weight that nobody can tell leads to the calibration', async () => {
  visitInbox();
  expect(await screen.findByRole('heading', { level: 2, name: /20 November 2026/ })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(sampleMessages.length);
  const [link, ...others] = screen.getAllByRole('link', { name: 'Calibrate a scale' });
  expect(link?.getAttribute('href')).toBe('/devices/7/calibrate');
  expect(others).toEqual([]);
});

test('a payload that nobody knows leads to the codecs, and with one what is stored is decoded again', async () => {
  const requested: string[] = [];
  const answers = [
    ...fakeServer([aDevice({ codecId: '1' })]),
    answering(RedecodeMutation, ({ deviceId }) => {
      requested.push(String(deviceId));
      return { redecodeDevice: { __typename: 'Redecoding' as const, messageCount: 7 } };
    }),
  ];
  const { user, services } = visitInbox('', answers);
  const [link] = await screen.findAllByRole('link', { name: 'Codecs' });
  expect(link?.getAttribute('href')).toBe('/devices/codecs');
  await user.click(screen.getByRole('button', { name: 'Decode stored messages again' }));
  await waitFor(() => expect(requested).toEqual(['7']));
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['Messages being decoded again: 7']);
});

test('what a codec says of a message is shown in words', async () => {
  const notes = [
    { code: 'codec_failed', params: { failure: 'refused', message: 'unknown port' } },
    { code: 'codec_warning', params: { message: 'humidity sensor wet' } },
    { code: 'codec_rests', params: {} },
  ];
  visitInbox('', fakeServer(undefined, [aMessage({ notes })]));
  expect(await screen.findByText('The codec rejects the message: unknown port')).toBeTruthy();
  expect(screen.getByText('The codec warns: humidity sensor wet')).toBeTruthy();
  expect(screen.getByText(/^The codec of the device is paused/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Decode stored messages again' })).toBeNull();
});

test('a filter is in the address, and leaves its kind', async () => {
  const { user, services } = visitInbox();
  await user.click(await screen.findByRole('button', { name: 'Unreadable' }));
  expect(services.seen.paths).toEqual(['/devices/7/inbox?status=unreadable']);
});

test('the address says what is shown', async () => {
  visitInbox('?status=unreadable');
  expect(await screen.findByText('It could not be decoded: port 5, 17 bytes.')).toBeTruthy();
  expect(screen.queryByText(/One value|values were/)).toBeNull();
});

test('older messages are a page further', async () => {
  const many = Array.from({ length: 30 }, (_, index) => aMessage({ id: String(600 - index) }));
  visitInbox('', fakeServer(undefined, many));
  const link = await screen.findByRole('link', { name: 'Older messages' });
  expect(link.getAttribute('href')).toBe('/devices/7/inbox?before=576');
});

test('a message is shown as it was sent when somebody asks for it', async () => {
  const { user } = visitInbox();
  const [show] = await screen.findAllByRole('button', { name: 'Show as sent' });
  if (!show) throw new Error('No button.');
  await user.click(show);
  await waitFor(() => expect(screen.getByRole('region').textContent).toContain('"w_v": 5200'));
});

test('a device without messages shows where its help is', async () => {
  visitInbox('', fakeServer(undefined, []));
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeTruthy();
});

test('who waits for a message looks again without leaving', async () => {
  const messages: ReturnType<typeof aMessage>[] = [];
  const { user } = visitInbox('', fakeServer(undefined, messages));
  await screen.findByRole('heading', { name: 'No messages yet' });
  messages.push(aMessage());
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('12 values were stored.')).toBeTruthy();
});
