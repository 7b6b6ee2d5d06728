import { visiting } from '@skep/remote-kit/visit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ExportQueryVariables } from '../generated/graphql.ts';
import { measuredApiaries, quantities, sampleDevices } from '../testing/builders.ts';
import { answering } from '../testing/gateway.ts';
import { ExportQuery } from './ExportScreen.graphql.ts';
import { ExportScreen } from './ExportScreen.tsx';
import { exportMessages } from './export-messages.ts';
import { anExport, aReadyExport, aRestore, fakeEverything } from './test-everything.ts';
import { aTable } from './test-table.ts';

const visit = visiting(exportMessages);

function open(change: object = {}, surroundings: object = {}) {
  const requests: ExportQueryVariables[] = [];
  const answers = [
    answering(ExportQuery, (variables) => {
      requests.push(variables);
      return { devices: sampleDevices, measuredApiaries, quantities, measuredTable: aTable(change) };
    }),
    ...fakeEverything(),
  ];
  return {
    requests,
    ...visit(<ExportScreen />, { path: '/export', route: '/export', answers, ...surroundings }),
  };
}

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Download' });

afterEach(() => {
  jest.useRealTimers();
});

test('the size is shown before anything is loaded, and the file comes with the sign between columns', async () => {
  const { user, services } = open();
  expect(await screen.findByText('672 rows, about 26 kB')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Comma' }));
  await user.click(await button());
  expect(services.seen.files).toEqual(['/api/sensors/csv?device_id=7&separator=comma']);
});

test.each([
  ['en', 'comma'],
  ['de', 'semicolon'],
] as const)('in %s columns are told apart by a %s until somebody chooses', async (language, separator) => {
  const { user, services } = open({}, { language });
  await user.click(await screen.findByRole('button', { name: /^(Download|Herunterladen)$/ }));
  expect(services.seen.files).toEqual([`/api/sensors/csv?device_id=7&separator=${separator}`]);
});

test('whole days of the last week are requested, all that was measured, and then what the person chooses', async () => {
  const { user, requests } = open();
  await button();
  const [first] = requests;
  expect(Date.parse(first?.end ?? '') - Date.parse(first?.start ?? '')).toBe(7 * 86_400_000);
  expect(first).toMatchObject({ resolution: 'MESSAGE', quantities: [] });
  await user.click(screen.getByRole('radio', { name: 'every hour' }));
  await user.click(screen.getByRole('checkbox', { name: 'Weight' }));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ resolution: 'HOUR', quantities: ['t_i'] }));
});

test('who has chosen nothing yet reads whose measurements they are', async () => {
  open({ deviceId: '9' });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Apiary, hive or device' });
  expect(choice.value).toBe('device:9');
});

test('without any column there is nothing to fetch', async () => {
  const { user } = open({ quantities: ['weight_kg'] });
  await user.click(await screen.findByRole('checkbox', { name: 'Weight' }));
  expect(await screen.findByText('Choose at least one.')).toBeTruthy();
  expect((await button()).getAttribute('aria-disabled')).toBe('true');
});

test('a hive or a whole apiary is requested as the person last looked at it', async () => {
  const { requests } = open({}, { preferences: { 'measurements:source': 'apiary:1' } });
  await button();
  expect(requests).toMatchObject([{ apiaryId: '1' }]);
});

test('too much is refused beforehand, with what to choose instead', async () => {
  open({ rows: 12_000_000, bytes: 800_000_000, isTooMuch: true });
  expect(await screen.findByText(/Choose a shorter period/)).toBeTruthy();
  expect((await button()).getAttribute('aria-disabled')).toBe('true');
});

const withoutDevice = (things: Parameters<typeof fakeEverything>[0], surroundings = {}) =>
  visit(<ExportScreen />, {
    path: '/export',
    route: '/export',
    answers: [
      answering(ExportQuery, () => ({ devices: [], measuredApiaries: [], quantities, measuredTable: null })),
      ...fakeEverything(things),
    ],
    ...surroundings,
  });

test('everything is made for who has no device as well, of what they want in it', async () => {
  const begun: unknown[] = [];
  const { user } = withoutDevice({ begun });
  await user.click(await screen.findByRole('radio', { name: 'Workbook (Excel)' }));
  await user.click(screen.getByRole('checkbox', { name: 'Groups and what I share in them' }));
  await user.click(screen.getByRole('button', { name: 'Prepare my download' }));
  expect(begun).toEqual([{ input: { format: 'XLSX', withGroups: false, withMeasurements: true } }]);
  const bar = await screen.findByRole('progressbar', { name: 'Waiting in the queue' });
  expect(bar.getAttribute('value')).toBe('0');
  expect(screen.getByText(/we will send you an e-mail/)).toBeTruthy();
});

test('the page follows the work by itself until the file is ready, and fetches it', async () => {
  jest.useFakeTimers();
  const exports = [anExport(), anExport({ progressPercent: 80 }), aReadyExport()];
  const { services } = withoutDevice({ exports });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await wait(100);
  expect(screen.getByText('45%', { selector: 'span' })).toBeTruthy();
  await wait(2_000);
  expect(screen.getByText('80%', { selector: 'span' })).toBeTruthy();
  await wait(2_000);
  expect(
    screen.getByText('Your file of 2.3 MB is ready. It will be deleted on 28 November 2026.'),
  ).toBeTruthy();
  jest.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(services.seen.files).toEqual(['/api/user/export/5/file']));
});

test('what has failed can be begun again', async () => {
  const { user } = withoutDevice({ exports: [anExport({ state: 'FAILED' })] });
  expect((await screen.findByRole('alert')).textContent).toContain('None of your data is lost');
  await user.click(screen.getByRole('button', { name: 'Prepare my download' }));
  await screen.findByRole('progressbar', { name: 'Waiting in the queue' });
});

test('an archive is sent as it is, counted, and comes back when the person says so', async () => {
  const { user, services } = withoutDevice({ restore: aRestore() });
  expect(
    await screen.findByText('This is what the backup contains. Nothing has been restored yet.'),
  ).toBeTruthy();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toBe('Apiaries2 new, 1 here already');
  expect(lines.join()).toContain('412,000 new');
  expect(lines.join()).not.toContain('Queens');
  expect(screen.getByText('None of this can be restored: row 7 is unreadable.')).toBeTruthy();
  await user.upload(screen.getByLabelText('Choose another backup'), new File(['PK'], 'skep.zip'));
  await waitFor(() =>
    expect(services.seen.sentFiles).toMatchObject([{ path: '/api/user/restore', fields: {} }]),
  );
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Everything that can be restored has been restored.')).toBeTruthy();
});

test('an archive for which there is no room has an error of its own', async () => {
  const problem = { path: 'file', code: 'no_room_left' as const, params: { max: 4000 } };
  const sendFile = async () => ({ kind: 'failed' as const, code: 'invalid_input' as const, problem });
  const { user, services } = withoutDevice({}, { sendFile });
  await user.upload(await screen.findByLabelText('Choose a backup'), new File(['PK'], 'skep.zip'));
  await waitFor(() =>
    expect(services.seen.notices.map(({ text }) => text)).toEqual([
      'Your files would take more than 4,000 MB. Delete some first.',
    ]),
  );
});

test('a file that is no archive is reported, and what came of one that broke off stays', async () => {
  withoutDevice({ restore: aRestore({ state: 'REFUSED', kinds: [] }) });
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed');
});

test('what broke off can be gone on with', async () => {
  const { user } = withoutDevice({ restore: aRestore({ state: 'FAILED' }) });
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Everything that can be restored has been restored.')).toBeTruthy();
});

test('an archive that is not wanted is left', async () => {
  const { user } = withoutDevice({ restore: aRestore() });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByLabelText('Choose a backup')).toBeTruthy();
});
