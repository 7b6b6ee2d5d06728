import { continues, emptyLedger, type Ledger } from './ledger.ts';
import { withoutLongGone } from './long-gone.ts';
import { type Audience, publish, rollback } from './shipping.ts';

const everybody: Audience = { kind: 'everybody' };

function aVersion(version: string) {
  return {
    version,
    files: { 'registry-row.json': `sha384-row-${version}`, 'remoteEntry.js': `sha384-${version}` },
  };
}

/** Version 1 in January, 2 in February, and so on. */
function monthly(count: number): Ledger {
  return Array.from({ length: count }, (_, index) => index + 1).reduce(
    (ledger, month) => publish(ledger, 'mf-hives', aVersion(`${month}`), everybody, inMonth(month)),
    emptyLedger,
  );
}

const inMonth = (month: number) => ({
  at: `2026-${String(month).padStart(2, '0')}-15T00:00:00.000Z`,
  by: 'ada',
});

const wholeOnes = (ledger: Ledger) =>
  ledger.remotes['mf-hives']?.versions
    .filter(({ files }) => 'remoteEntry.js' in files)
    .map(({ version }) => version);

test('versions that nobody has been given for long keep their description alone', () => {
  const trimmed = withoutLongGone(monthly(6), '2026-04-01T00:00:00.000Z');
  // Version 3 was live until the middle of April.
  expect(wholeOnes(trimmed)).toEqual(['3', '4', '5', '6']);
  expect(trimmed.remotes['mf-hives']?.versions[0]).toEqual({
    version: '1',
    files: { 'registry-row.json': 'sha384-row-1' },
  });
  expect(trimmed.remotes['mf-hives']?.history).toEqual(monthly(6).remotes['mf-hives']?.history);
});

test('what is live, what a rollback leads to, and what is held back stay whole, however old', () => {
  const held = publish(monthly(3), 'mf-hives', aVersion('4'), { kind: 'nobody' }, inMonth(4));
  expect(wholeOnes(withoutLongGone(held, '2027-11-28T00:00:00.000Z'))).toEqual(['2', '3', '4']);
  const shown = publish(held, 'mf-hives', aVersion('5'), { kind: 'some', percent: 5 }, inMonth(5));
  expect(wholeOnes(withoutLongGone(shown, '2027-11-28T00:00:00.000Z'))).toEqual(['2', '3', '5']);
});

test('nobody is led to a version without its files, and publishing it again makes it whole', () => {
  const trimmed = withoutLongGone(monthly(4), '2027-11-28T00:00:00.000Z');
  expect(() => rollback(trimmed, 'mf-hives', '1', inMonth(12))).toThrow('publish it again');
  const again = publish(trimmed, 'mf-hives', aVersion('1'), everybody, inMonth(12));
  expect(wholeOnes(again)).toEqual(['1', '3', '4']);
  expect(again.remotes['mf-hives']?.stable).toBe('1');
  // A running server holds who ships to that as well.
  expect(continues(trimmed, again)).toBe(true);
  expect(continues(again, trimmed)).toBe(false);
});
