import { visiting } from '@skep/remote-kit/visit';
import { screen, within } from '@testing-library/react';
import { sampleDevices } from '../testing/builders.ts';
import { answering } from '../testing/gateway.ts';
import { flashLogMessages } from './flash-log-messages.ts';
import { FlashLogsQuery } from './ImportScreen.graphql.ts';
import { ImportScreen } from './ImportScreen.tsx';
import { aLog } from './test-flash-logs.ts';

const visit = visiting(flashLogMessages);

function open(logs: object[] = [aLog()], more: object = {}) {
  const answers = [
    answering(FlashLogsQuery, () => ({
      flashLogs: logs,
      devices: sampleDevices.map((device, index) => ({ ...device, type: index === 0 ? 'beep' : 'other' })),
    })),
  ];
  return visit(<ImportScreen />, { path: '/import', route: '/import', answers, ...more });
}

test('a log tells when it came, what it holds, how much of the device that is, and leads inside', async () => {
  open();
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText(/by Anna/)).toBeTruthy();
  expect(card.getByText('10,480 measurements')).toBeTruthy();
  expect(card.getByText('601 kB, 99.8% of what the device has')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Look inside' }).getAttribute('href')).toBe('/flashlog/5');
});

test('several files are sent one after the other, of the device that keeps a log', async () => {
  const { user, services } = open([]);
  const input = await screen.findByLabelText<HTMLInputElement>('Choose files');
  await user.upload(input, [new File(['02'], 'one.txt'), new File(['03'], 'two.txt')]);
  expect(await screen.findByText('two.txt has been uploaded.')).toBeTruthy();
  const fields = { id: sampleDevices[0]?.id, match_props: '9' };
  expect(services.seen.sentFiles).toMatchObject([
    { path: '/api/sensors/flashlog', fields },
    { path: '/api/sensors/flashlog', fields },
  ]);
});

test('a file without log data says so next to its name, and can be sent again', async () => {
  const sendFile = async () => ({ kind: 'failed', code: 'no_flash_log_data' }) as const;
  const { user } = open([], { sendFile });
  await user.upload(await screen.findByLabelText<HTMLInputElement>('Choose files'), [
    new File(['x'], 'cat.txt'),
  ]);
  expect(await screen.findByText(/cat.txt was not accepted. There is no log data in this/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

test('work that another page has begun is shown, and nothing that the address makes up', async () => {
  const { unmount } = open([aLog()], { path: '/import?importMessage=deleted' });
  expect(await screen.findByText(/Log deleted/)).toBeTruthy();
  unmount();
  open([aLog()], { path: '/import?importMessage=Send+money' });
  await screen.findByRole('listitem');
  expect(screen.queryByText(/money/)).toBeNull();
});
