import { AppIntlProvider, joinMessages, loadTexts } from '@skep/i18n';
import { uiMessages } from '@skep/ui';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CurveChart } from './CurveChart.tsx';
import { Gauge } from './Gauge.tsx';
import { chartMessages } from './i18n.ts';
import type { ChartMark } from './mark.ts';
import { dayMs, periodOf, temperatures, timesOf, weight, withGaps } from './testing/shapes.ts';

const messages = joinMessages(uiMessages, chartMessages);
beforeAll(() => loadTexts(messages, 'en'));

const show = (element: ReactNode) =>
  render(
    <AppIntlProvider language="en" messages={messages}>
      {element}
    </AppIntlProvider>,
  );

const times = timesOf(120, dayMs / 24);
const chart = (curves = [weight(times)], marks: readonly ChartMark[] = []) => (
  <CurveChart
    title="Weight"
    unit="kg"
    decimals={1}
    leastRange={1}
    timeZone="UTC"
    times={times}
    curves={curves}
    period={periodOf(times, dayMs / 24)}
    marks={marks}
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

test('who does not see the drawing hears of it in a sentence, also before it is drawn', () => {
  show(chart([withGaps(weight(times), [0, 110], [112, 118])]));
  const described = screen.getByRole('group', { name: 'Weight' }).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toMatch(
    /^Weight: between [\d.]+\skg and [\d.]+\skg, last [\d.]+\skg\.$/,
  );
});

test('where times mean days, no hour is shown: in the sentence, of marks, and in the table', async () => {
  const user = userEvent.setup();
  const mark = {
    key: '1',
    time: timesOf(2, dayMs)[1] ?? 0,
    label: 'Thymol',
    icon: 'drop',
    onOpen: () => undefined,
  } as const;
  const { props } = chart([weight(times)], [mark]);
  show(<CurveChart {...props} times={timesOf(120, dayMs)} moments="days" />);
  const described = screen.getByRole('group', { name: 'Weight' }).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toMatch(/5 May 2026: Thymol\.?$/);
  await user.click(screen.getByRole('button', { name: 'Weight as a table' }));
  expect(screen.getAllByRole('rowheader').at(0)?.textContent).toBe('31 Aug 2026');
  expect(screen.getByRole('button', { name: '5 May 2026: Thymol' })).toBeTruthy();
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

test('figures of a legend have all their decimals, so that they can be compared at a glance', () => {
  const [line] = [weight(times)];
  const mean = times.map((_, index) => (index === 0 ? 39.85 : 40));
  show(<CurveChart {...chart().props} decimals={2} curves={[{ ...line, mean, range: undefined }]} />);
  const legend = screen.getByRole('button', { name: /40\.00/ });
  expect(legend.textContent?.replaceAll('\u00a0', ' ')).toBe(`${line.name} 40.00 kg 39.85 kg – 40.00 kg`);
});

test('a band is in the legend where the curves come near it', () => {
  const bands = [
    { from: 34, to: 36, label: 'Brood' },
    { from: -30, to: -20, label: 'Frost' },
  ];
  const curves = temperatures(times).slice(0, 1);
  show(<CurveChart {...chart().props} curves={curves} bands={bands} />);
  expect(screen.getByText('Brood')).toBeTruthy();
  expect(screen.queryByText('Frost')).toBeNull();
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

const aMark = (part: Partial<ChartMark> = {}): ChartMark => ({
  key: 'note-1',
  time: times[30] ?? 0,
  label: 'Super on',
  icon: 'note',
  onOpen: () => undefined,
  ...part,
});

test('a mark says when and what it is, and opens what it means', async () => {
  const user = userEvent.setup();
  const onOpen = jest.fn();
  show(chart(undefined, [aMark({ onOpen })]));
  await user.click(screen.getByRole('button', { name: '5 May 2026, 06:00: Super on' }));
  await user.click(screen.getByRole('menuitem', { name: '5 May 2026, 06:00: Super on' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('marks that would cover one another share a button, and marks outside of the period are left out', async () => {
  const user = userEvent.setup();
  const near = aMark({ key: 'note-2', time: times[31] ?? 0, label: 'Super off' });
  show(chart(undefined, [aMark(), near, aMark({ key: 'note-3', time: 0 })]));
  await user.click(screen.getByRole('button', { name: 'Marks: 2' }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(2);
});

test('marks stand below the table too, the newest first', async () => {
  const user = userEvent.setup();
  show(chart(undefined, [aMark(), aMark({ key: 'note-2', time: times[90] ?? 0, label: 'Super off' })]));
  await user.click(screen.getByRole('button', { name: 'Weight as a table' }));
  const marks = within(screen.getByRole('list', { name: 'Marks' })).getAllByRole('button');
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    '7 May 2026, 18:00: Super off',
    '5 May 2026, 06:00: Super on',
  ]);
});

test('what is drawn over a chart has its own unit in the legend, and is hidden by its name too', async () => {
  const user = userEvent.setup();
  const over = { unit: '°C', decimals: 1, leastRange: 2, curves: temperatures(times).slice(0, 1) };
  const [first] = over.curves;
  show(<CurveChart {...chart().props} over={over} />);
  const name = screen.getByRole('button', { name: new RegExp(`^${first?.name} .*°C`) });
  expect(name.getAttribute('aria-pressed')).toBe('true');
  await user.click(name);
  expect(name.getAttribute('aria-pressed')).toBe('false');
});
