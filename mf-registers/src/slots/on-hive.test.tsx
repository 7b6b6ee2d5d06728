import { visiting } from '@skep/remote-kit/visit';
import { screen } from '@testing-library/react';
import { registersMessages } from '../messages.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { TreatmentLine } from './TreatmentLine.tsx';
import { treatmentLineOf } from './treatment-line.ts';

const visit = visiting(registersMessages);

const wait = (from: string, honeyFrom: string, product: string, hiveId = '1') => ({
  __typename: 'HoneyWait' as const,
  ...{ hiveId, from, honeyFrom, product },
});

test('honey waits for the longest of several treatments, until the day on which it may be taken', () => {
  const waits = [
    wait('2026-07-20', '2026-08-14', 'Formic acid'),
    wait('2026-07-25', '2026-08-01', 'Thymol'),
    wait('2026-07-25', '2026-12-01', 'Amitraz', '2'),
  ];
  const waiting = { kind: 'waits', product: 'Formic acid', honeyFrom: '2026-08-14' };
  expect(treatmentLineOf(waits, '1', '2026-08-13')).toEqual(waiting);
  const last = { kind: 'treated', product: 'Thymol', from: '2026-07-25' };
  expect(treatmentLineOf(waits, '1', '2026-08-14')).toEqual(last);
});

test('bees that will come into a hive later say nothing of it yet', () => {
  expect(treatmentLineOf([wait('2026-08-10', '2026-08-14', 'Thymol')], '1', '2026-08-09')).toBeUndefined();
  expect(treatmentLineOf([], '1', '2026-08-09')).toBeUndefined();
});

test('a card says until when honey waits, or what the hive was given last, and leads to its entries', async () => {
  const cards = (['1', '2', '3'] as const).map((id) => (
    <TreatmentLine key={id} hiveId={id} hiveName={`Hive ${id}`} size="large" />
  ));
  visit(<main>{cards}</main>, { answers: fakeServer() });
  const waiting = await screen.findByRole('link', {
    name: /^Hive 1: Honey may be taken from .*2099: Formic acid 60 %$/,
  });
  expect(waiting.getAttribute('href')).toBe('/registers?hiveId=1');
  expect(screen.getByRole('link', { name: /^Hive 2: Treated .*2025: Oxalic acid 3.5 %$/ })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('where there is room for a sign alone, it is for honey that waits', async () => {
  const cards = (['1', '2'] as const).map((id) => (
    <TreatmentLine key={id} hiveId={id} hiveName={`Hive ${id}`} size="small" />
  ));
  visit(<main>{cards}</main>, { answers: fakeServer() });
  expect(await screen.findByText(/^Honey may be taken from [^:]*2099$/)).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
