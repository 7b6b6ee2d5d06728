import { AppIntlProvider, joinMessages, loadTexts } from '@skep/i18n';
import { uiMessages } from '@skep/ui';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CurveChart } from './CurveChart.tsx';
import { Gauge } from './Gauge.tsx';
import { dayMs, periodOf, temperatures, timesOf, weight, withGaps } from './testing/shapes.ts';
import { chartMessages } from './words.ts';

const messages = joinMessages(uiMessages, chartMessages);
beforeAll(() => loadTexts(messages, 'en'));

const show = (element: ReactNode) =>
  render(
    <AppIntlProvider language="en" messages={messages}>
      {element}
    </AppIntlProvider>,
  );

const times = timesOf(120, dayMs / 24);
const chart = (curves = [weight(times)]) => (
  <CurveChart
    title="Weight"
    unit="kg"
    decimals={1}
    leastSpan={1}
    timeZone="UTC"
    times={times}
    curves={curves}
    period={periodOf(times, dayMs / 24)}
  />
);

test('the same figures are a table, the newest first, without the times of gaps', async () => {
  const user = userEvent.setup();
  show(chart([withGaps(weight(times), [0, 110], [112, 118])]));
  await user.click(screen.getByRole('button', { name: 'Weight as a table' }));
  const rows = within(screen.getByRole('region', { name: 'Weight' })).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '8 May 2026, 23:00',
    '8 May 2026, 22:00',
    '8 May 2026, 15:00',
    '8 May 2026, 14:00',
  ]);
  await user.click(screen.getByRole('button', { name: 'Weight as a chart' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('a long table has pages', async () => {
  const user = userEvent.setup();
  show(chart());
  await user.click(screen.getByRole('button', { name: 'Weight as a table' }));
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(20);
});

test('each line says what it is at last, and is hidden by its name', async () => {
  const user = userEvent.setup();
  show(chart(temperatures(times)));
  const line = screen.getByRole('button', { name: /^Temperature of probe 1 / });
  await user.click(line);
  expect(line.getAttribute('aria-pressed')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Weight as a table' }));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Time',
    'Temperature in the hive',
    'Temperature',
  ]);
});

test('files are offered, of a table its figures alone', async () => {
  const user = userEvent.setup();
  show(chart());
  const open = () => user.click(screen.getByRole('button', { name: 'Download: Weight' }));
  await open();
  expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Weight as a table' }));
  await open();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Table (CSV)']);
});

test.each([
  [2.7, '2.7 V, Low'],
  [3.2, '3.2 V'],
  [6, '6 V, High'],
])('a gauge says %d in words', (value, text) => {
  const range = { least: 0, low: 3, high: 4, greatest: 5 };
  show(<Gauge name="Battery" value={value} unit="V" decimals={2} range={range} />);
  const meter = screen.getByRole('meter', { name: 'Battery' });
  expect(meter.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(text);
});
