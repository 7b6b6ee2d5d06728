import { emptyLedger, type Ledger } from './ledger.ts';
import { type Audience, canary, disable, enable, promote, publish, rollback } from './shipping.ts';

const stamp = { at: '2026-11-21T03:00:00.000Z', by: 'ada' };
const everybody: Audience = { kind: 'everybody' };

/** mf-hives with these versions, each published to everybody in turn. */
function withVersions(...versions: string[]): Ledger {
  return versions.reduce(
    (ledger, version) => publish(ledger, 'mf-hives', aVersion(version), everybody, stamp),
    emptyLedger,
  );
}

function aVersion(version: string, content = version) {
  return { version, files: { 'remoteEntry.js': `sha384-${content}` } };
}

const hivesOf = (ledger: Ledger) => ledger.remotes['mf-hives'];

test('a published version is live for everybody, and who did it when is stored', () => {
  const hives = hivesOf(withVersions('1', '2'));
  expect(hives?.stable).toBe('2');
  expect(hives?.versions.map(({ version }) => version)).toEqual(['1', '2']);
  expect(hives?.history.at(-1)).toEqual({ ...stamp, action: 'publish', version: '2', stable: '2' });
});

test('a version never changes: publishing it with other files is refused, with the same files it is not', () => {
  const ledger = withVersions('1');
  expect(() => publish(ledger, 'mf-hives', aVersion('1', 'other'), everybody, stamp)).toThrow(
    'mf-hives 1 is published with another remoteEntry.js',
  );
  expect(hivesOf(publish(ledger, 'mf-hives', aVersion('1'), everybody, stamp))?.versions).toHaveLength(1);
});

test('a version that is held back is live for nobody until it is promoted', () => {
  const held = publish(withVersions('1'), 'mf-hives', aVersion('2'), { kind: 'nobody' }, stamp);
  expect(hivesOf(held)?.stable).toBe('1');
  expect(hivesOf(promote(held, 'mf-hives', undefined, stamp))?.stable).toBe('2');
});

test('a canary is promoted to everybody, and ends with that', () => {
  const held = publish(withVersions('1'), 'mf-hives', aVersion('2'), { kind: 'some', percent: 10 }, stamp);
  expect(hivesOf(held)).toMatchObject({ stable: '1', canary: { version: '2', percent: 10 } });
  const wider = canary(held, 'mf-hives', 50, undefined, stamp);
  expect(hivesOf(wider)?.canary).toEqual({ version: '2', percent: 50 });
  const promoted = hivesOf(promote(wider, 'mf-hives', undefined, stamp));
  expect([promoted?.stable, promoted?.canary]).toEqual(['2', undefined]);
});

test('a canary at 0 percent ends', () => {
  const running = canary(
    publish(withVersions('1'), 'mf-hives', aVersion('2'), { kind: 'nobody' }, stamp),
    'mf-hives',
    5,
    undefined,
    stamp,
  );
  expect(hivesOf(canary(running, 'mf-hives', 0, undefined, stamp))?.canary).toBeUndefined();
});

test('a rollback goes back step by step, and never forward to what was rolled back', () => {
  const once = rollback(withVersions('1', '2', '3'), 'mf-hives', undefined, stamp);
  expect(hivesOf(once)?.stable).toBe('2');
  const twice = rollback(once, 'mf-hives', undefined, stamp);
  expect(hivesOf(twice)?.stable).toBe('1');
  expect(() => rollback(twice, 'mf-hives', undefined, stamp)).toThrow('no earlier version');
  const mended = publish(twice, 'mf-hives', aVersion('4'), everybody, stamp);
  expect(hivesOf(rollback(mended, 'mf-hives', undefined, stamp))?.stable).toBe('1');
});

test('a rollback during a canary ends the canary and leaves the stable version', () => {
  const running = publish(
    withVersions('1', '2'),
    'mf-hives',
    aVersion('3'),
    { kind: 'some', percent: 20 },
    stamp,
  );
  const back = hivesOf(rollback(running, 'mf-hives', undefined, stamp));
  expect([back?.stable, back?.canary]).toEqual(['2', undefined]);
});

test('a rollback to a version that is named needs that version', () => {
  expect(hivesOf(rollback(withVersions('1', '2', '3'), 'mf-hives', '1', stamp))?.stable).toBe('1');
  expect(() => rollback(withVersions('1'), 'mf-hives', '9', stamp)).toThrow('There are: 1.');
});

test('a remote is disabled with a reason and enabled again', () => {
  const off = disable(withVersions('1'), 'mf-hives', 'It loses drafts', stamp);
  expect(hivesOf(off)?.disabled).toEqual({ reason: 'It loses drafts' });
  expect(hivesOf(enable(off, 'mf-hives', stamp))?.disabled).toBeUndefined();
  expect(() => disable(off, 'mf-hives', ' ', stamp)).toThrow('Say why');
  expect(() => enable(withVersions('1'), 'mf-hives', stamp)).toThrow('not disabled');
});

test.each([-1, 0.5, 101, Number.NaN])('%d is no share of visitors', (percent) => {
  expect(() => canary(withVersions('1', '2'), 'mf-hives', percent, '1', stamp)).toThrow('whole number');
});

test('the error for an unknown remote lists the known ones', () => {
  expect(() => rollback(withVersions('1'), 'mf-bees', undefined, stamp)).toThrow('There are: mf-hives.');
});
