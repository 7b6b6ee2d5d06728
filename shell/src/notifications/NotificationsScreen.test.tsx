import { inFakeShell } from '@skep/remote-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { descriptionOf, field, press } from '../account/visitor.ts';
import { aDelivery, aPushDevice, aWebhook, fakePush, fakeWays } from './fake-channels.ts';
import { Screen, texts } from './NotificationsScreen.tsx';

async function show(start: Parameters<typeof fakeWays>[0] = {}, push = fakePush(), confirms = true) {
  const { element, services } = inFakeShell(<Screen push={push} />, texts, {
    answers: fakeWays(start),
    confirms,
  });
  render(element);
  await screen.findByRole('heading', { name: 'Quiet hours' });
  return services;
}

const part = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('section');
  if (card === null) throw new Error(`${name} stands in no card.`);
  return within(card);
};

describe('messages on devices', () => {
  test('the browser asks nobody before they press the button; then this device is in the list', async () => {
    const push = fakePush();
    await show({}, push);
    expect(push.requestCount).toBe(0);
    await press('Show alerts on this device');
    await screen.findByText('This device');
    expect([push.requestCount, screen.queryByRole('button', { name: 'Show alerts on this device' })]).toEqual(
      [1, null],
    );
  });

  test('a person who refuses reads how to allow it, and nothing is sent', async () => {
    await show({}, fakePush('possible', false));
    await press('Show alerts on this device');
    await screen.findByText(/Messages are blocked/);
    expect(screen.queryByText('This device')).toBeNull();
  });

  test.each([
    ['byHand', 'Add the app to your home screen first, and open it from there.'],
    ['unsupported', 'This browser cannot show messages.'],
  ] as const)('where it is %s, that is told', async (state, text) => {
    await show({}, fakePush(state));
    screen.getByText(text);
    expect(screen.queryByRole('button', { name: 'Show alerts on this device' })).toBeNull();
  });

  test('a device that did not get its last message says why, and can be removed', async () => {
    await show({ pushDevices: [aPushDevice('1', { fault: 'UNREACHABLE' })] });
    screen.getByText('It could not be reached.');
    await userEvent.click(screen.getByRole('button', { description: 'Firefox on Android' }));
    await screen.findByRole('button', { name: 'Show alerts on this device' });
    expect(screen.queryByText('Firefox on Android')).toBeNull();
  });
});

test('quiet hours are switched on, changed and switched off', async () => {
  await show();
  const quiet = () => screen.getByRole('switch', { name: 'Stay silent for part of the day' });
  await userEvent.click(quiet());
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /From/ }), '21:30');
  expect(screen.getByRole('combobox', { name: /From/ })).toHaveProperty('value', '21:30');
  await userEvent.click(quiet());
  expect(screen.queryByRole('combobox', { name: /From/ })).toBeNull();
});

test('the morning notice is off until a way is chosen, and then has an hour', async () => {
  await show();
  const hour = () => part('Morning notice').queryByRole('combobox', { name: /Time/ });
  const way = (name: string) => part('Morning notice').getByRole('switch', { name });
  expect(hour()).toBeNull();
  await userEvent.click(way('Send it by e-mail'));
  await userEvent.selectOptions(
    await part('Morning notice').findByRole('combobox', { name: /Time/ }),
    '05:30',
  );
  await userEvent.click(way('Show it on your devices'));
  expect(hour()).toHaveProperty('value', '05:30');
  await userEvent.click(way('Send it by e-mail'));
  await userEvent.click(way('Show it on your devices'));
  expect(hour()).toBeNull();
});

describe('other programs', () => {
  const add = async (address: string) => {
    await userEvent.type(field(/^Name/), 'Report');
    await userEvent.type(field(/^Web address/), address);
    await press('Add');
  };

  test('a new one shows its secret until it is stored, and is in the list', async () => {
    await show();
    await add('https://example.com/bees');
    await screen.findByText('c2VjcmV0');
    await press('I have saved it');
    expect(part('Other apps and programs').getByText('https://example.com/bees')).toBeTruthy();
  });

  test('an address inside a private network is refused at its field, and stays typed', async () => {
    await show();
    await add('http://192.168.1.2/');
    await screen.findAllByText(/that the internet can reach/);
    expect(field(/^Web address/)).toHaveProperty('value', 'http://192.168.1.2/');
    expect(descriptionOf(field(/^Web address/))).toContain('that the internet can reach');
  });

  test('a chat and a token are requested only where they are needed', async () => {
    await show();
    expect(screen.queryByLabelText(/Chat id/)).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Which program/ }), 'Telegram');
    expect([field(/^Chat id/), field(/^Access token/)].every(Boolean)).toBe(true);
  });

  test('a test tells how it went', async () => {
    const services = await show({
      webhooks: [aWebhook('1')],
      tried: { isTaken: false, status: 404, fault: 'STATUS' },
    });
    await press('Send a test');
    await screen.findByRole('button', { name: 'Send a test' });
    expect(services.seen.notices.at(-1)).toMatchObject({
      kind: 'problem',
      text: 'It answered with an error. 404',
    });
  });

  test('one that was switched off says so, and is switched on again', async () => {
    const since = '2026-11-19T22:10:00+00:00';
    await show({ webhooks: [aWebhook('1', { failingSince: since, switchedOffAt: since })] });
    screen.getByText(/could not be reached for a day/);
    await press('Switch on again');
    await screen.findByText('No messages yet.');
    expect(screen.queryByText(/could not be reached for a day/)).toBeNull();
  });

  test('the log tells what became of each message', async () => {
    const deliveries = [
      aDelivery({ state: 'FAILED', fault: 'TOO_SLOW', status: null }),
      aDelivery({ title: 'Robbing: Hive 4' }),
      aDelivery({ title: 'Theft: Hive 5', state: 'WAITING', nextTryAt: '2026-11-20T08:15:00+00:00' }),
      aDelivery({
        title: 'Theft: Hive 6',
        state: 'WAITING',
        tries: 0,
        nextTryAt: '2026-11-20T08:20:00+00:00',
      }),
    ];
    await show({ webhooks: [aWebhook('1', { deliveries })] });
    await userEvent.click(screen.getByText('Last messages'));
    screen.getByText(/Given up on/);
    screen.getByText('There was no answer within five seconds.');
    screen.getByText(/Arrived on/);
    screen.getByText(/Last tried on 20 Nov 2026, .*next attempt on 20 Nov 2026/);
    screen.getByText(/First attempt on 20 Nov 2026/);
  });

  describe('one that is there', () => {
    const editing = async (overrides: object = {}) => {
      await show({ webhooks: [aWebhook('1', overrides)] });
      await press('Change');
      return within(screen.getByRole('form', { name: 'Change Shed' }));
    };

    test('gets another name and another address in its card', async () => {
      const form = await editing();
      const address = form.getByRole('textbox', { name: /^Web address/ });
      expect(address).toHaveProperty('value', 'https://home.example/api/webhook/bees');
      await userEvent.clear(address);
      await userEvent.type(address, 'http://192.168.1.2/');
      await userEvent.click(form.getByRole('button', { name: 'Save' }));
      await screen.findAllByText(/that the internet can reach/);
      expect(address).toHaveProperty('value', 'http://192.168.1.2/');
      await userEvent.clear(address);
      await userEvent.type(address, 'https://barn.example/bees');
      await userEvent.click(form.getByRole('button', { name: 'Save' }));
      await screen.findByText('https://barn.example/bees');
      expect(screen.queryByRole('form', { name: 'Change Shed' })).toBeNull();
    });

    test('needs no new access token', async () => {
      const form = await editing({ kind: 'TELEGRAM', recipient: '-42' });
      expect(form.getByLabelText(/^Access token/)).toHaveProperty('required', false);
      form.getByText('Leave this empty to keep the one you gave.');
      await userEvent.type(form.getByRole('textbox', { name: /^Chat id/ }), '3');
      await userEvent.click(form.getByRole('button', { name: 'Save' }));
      await screen.findByRole('button', { name: 'Send a test' });
    });

    test('gets another secret after a question, which is shown until it is stored', async () => {
      const form = await editing({ kind: 'PLAIN' });
      await userEvent.click(form.getByRole('button', { name: 'New secret' }));
      await screen.findByText('bmV1ZXM');
      await press('I have saved it');
      await screen.findByRole('button', { name: 'Send a test' });
    });
  });

  test('it goes after a question', async () => {
    await show({ webhooks: [aWebhook('1')] });
    await press('Delete');
    await screen.findByText(/Home Assistant, ntfy, Telegram, Matrix or/);
    expect(screen.queryByText('https://home.example/api/webhook/bees')).toBeNull();
  });
});
