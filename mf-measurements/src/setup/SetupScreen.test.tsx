import { screen, waitFor } from '@testing-library/react';
import { webhook } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { SetupScreen } from './SetupScreen.tsx';
import { addressFor, senderOf, senders } from './senders.ts';

const visitSetup = (id = '7') =>
  visit(<SetupScreen />, {
    path: `/devices/${id}/setup`,
    route: '/devices/:id/setup',
    answers: fakeServer(),
  });

test('each network server has its steps, and an address to copy', async () => {
  const { user } = visitSetup();
  expect(await screen.findByText(/add a custom webhook/)).toBeTruthy();
  expect(screen.getByText(`http://localhost${webhook.path}`)).toBeTruthy();
  await user.selectOptions(
    screen.getByRole('combobox', { name: /How do its messages arrive/ }),
    'ChirpStack',
  );
  expect(screen.getAllByRole('listitem').length).toBe(3);
  expect(screen.getByText(/event endpoint/)).toBeTruthy();
});

test.each([
  ['a BEEP base that has sent nothing yet', { type: 'beep', connection: 'OFFLINE' }, 'things-stack'],
  ['another device that has sent nothing yet', { type: 'other', connection: 'OFFLINE' }, 'direct'],
  ['one that sends by a network', { type: 'other', connection: 'REMOTE' }, 'things-stack'],
  ['one that sends by itself', { type: 'beep', connection: 'DIRECT' }, 'direct'],
] as const)('the steps of %s come first', (_device, device, sender) => {
  expect(senderOf(device)).toBe(sender);
});

test('no two ways of sending have the same steps', async () => {
  const { user } = visitSetup();
  const choice = await screen.findByRole('combobox', { name: /How do its messages arrive/ });
  const steps = new Set<string>();
  for (const sender of senders) {
    await user.selectOptions(choice, sender);
    steps.add(
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .join(),
    );
  }
  expect(steps.size).toBe(senders.length);
});

test('a device that sends itself is given an example with its key', async () => {
  const { user } = visitSetup();
  await user.selectOptions(await screen.findByRole('combobox', { name: /How do its/ }), 'direct');
  expect(screen.getByText(/"key":"mf3k9q2w7hxa4zt8"/)).toBeTruthy();
});

test('a test message begins with the values of the example', async () => {
  visitSetup('9');
  const quantities = await screen.findAllByRole<HTMLSelectElement>('combobox', { name: /^Quantity/ });
  expect(quantities.map(({ value }) => value)).toEqual(['weight_kg', 't_i']);
});

test('a test message tells what would be stored', async () => {
  const { user } = visitSetup();
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  const [value] = await screen.findAllByRole('spinbutton', { description: 'Enter at least one value.' });
  if (!value) throw new Error('No field.');
  await user.type(value, '5200');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('Weight (weight_kg): 42 kg')).toBeTruthy();
});

test('addresses are those of the product that is looked at', () => {
  expect(addressFor('/api/lora_sensors/from/x', 'https://bees.example/devices/7/setup')).toBe(
    'https://bees.example/api/lora_sensors/from/x',
  );
});

test('the secret address is renewed after a question', async () => {
  const { user, services } = visitSetup();
  await user.click(await screen.findByRole('button', { name: 'New address' }));
  expect(await screen.findByText('http://localhost/api/lora_sensors/from/a-new-secret')).toBeTruthy();
  expect(services.seen.questions).toHaveLength(1);
});

test('unsigned messages are taken when the owner says so', async () => {
  const { user } = visitSetup();
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name: /Also accept messages/ });
  expect(choice.checked).toBe(false);
  await user.click(choice);
  await waitFor(() => expect(choice.checked).toBe(true));
});
