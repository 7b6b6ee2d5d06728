import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor } from '@testing-library/react';
import type { ExportQueryVariables } from '../generated/graphql.ts';
import { measuredApiaries, quantities, sampleDevices } from '../testing/builders.ts';
import { answering } from '../testing/gateway.ts';
import { ExportQuery } from './ExportScreen.graphql.ts';
import { ExportScreen } from './ExportScreen.tsx';
import { exportMessages } from './export-messages.ts';
import { aTable } from './test-table.ts';

const visit = visiting(exportMessages);

function open(change: object = {}, surroundings: object = {}) {
  const asked: ExportQueryVariables[] = [];
  const answers = [
    answering(ExportQuery, (variables) => {
      asked.push(variables);
      return { devices: sampleDevices, measuredApiaries, quantities, measuredTable: aTable(change) };
    }),
  ];
  return {
    asked,
    ...visit(<ExportScreen />, { path: '/export', route: '/export', answers, ...surroundings }),
  };
}

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Download' });

test('the size is told before anything is fetched, and the file comes with the sign between columns', async () => {
  const { user, services } = open();
  expect(await screen.findByText('672 rows, about 26 kB')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Comma' }));
  await user.click(await button());
  expect(services.seen.files).toEqual(['/api/sensors/csv?device_id=7&separator=comma']);
});

test('whole days of the last week are asked for, all that was measured, and then what the person chooses', async () => {
  const { user, asked } = open();
  await button();
  const [first] = asked;
  expect(Date.parse(first?.end ?? '') - Date.parse(first?.start ?? '')).toBe(7 * 86_400_000);
  expect(first).toMatchObject({ resolution: 'MESSAGE', quantities: [] });
  await user.click(screen.getByRole('radio', { name: 'every hour' }));
  await user.click(screen.getByRole('checkbox', { name: 'Weight' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ resolution: 'HOUR', quantities: ['t_i'] }));
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

test('a hive or a whole apiary is asked for as the person last looked at it', async () => {
  const { asked } = open({}, { preferences: { 'measurements:source': 'apiary:1' } });
  await button();
  expect(asked).toMatchObject([{ apiaryId: '1' }]);
});

test('too much is refused beforehand, with what to choose instead', async () => {
  open({ rows: 12_000_000, bytes: 800_000_000, isTooMuch: true });
  expect(await screen.findByText(/Choose a shorter period/)).toBeTruthy();
  expect((await button()).getAttribute('aria-disabled')).toBe('true');
});

test('the way to everything stands there for who has no device as well', async () => {
  visit(<ExportScreen />, {
    path: '/export',
    route: '/export',
    answers: [
      answering(ExportQuery, () => ({ devices: [], measuredApiaries: [], quantities, measuredTable: null })),
    ],
  });
  expect((await screen.findByRole('link', { name: 'Get everything' })).getAttribute('href')).toBe(
    '/account-export',
  );
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});
