import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLiveVersion, aStatus, inStatusPage } from './in-status-page.tsx';

const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('section');
  if (!card) throw new Error(`No card for ${name}`);
  return within(card);
};

test('each remote shows what is live, for how many, and how it fares', async () => {
  render(inStatusPage(async () => aStatus()));
  const card = await cardOf('mf-hives');
  expect(card.getByText('1.0.0')).toBeTruthy();
  expect(card.getByText('In this browser')).toBeTruthy();
  expect(card.getByText('100%')).toBeTruthy();
  expect(card.getByText('Complete, as published')).toBeTruthy();
  expect(card.getByText('9.6 of 40 KB')).toBeTruthy();
  expect(card.getByText('1 of 241 (0.4%)')).toBeTruthy();
  expect(screen.getByText('All parts of Skep are working.')).toBeTruthy();
});

test('a canary says for how many it is, and how they were chosen', async () => {
  const canary = aLiveVersion({ version: '1.1.0', percent: 10 });
  render(inStatusPage(async () => aStatus([aLiveVersion({ percent: 90 }), canary])));
  const card = await cardOf('mf-hives');
  expect(card.getByText('90%')).toBeTruthy();
  expect(card.getByText('10%')).toBeTruthy();
  expect(card.getAllByText(/^Chosen at random/)).toHaveLength(2);
});

test('what somebody must look at is named above all', async () => {
  const wrong = aLiveVersion({ health: 'altered', seen: { shown: 1, failed: 1 } });
  render(inStatusPage(async () => aStatus([wrong])));
  expect(await screen.findByText('One part of Skep needs attention: mf-hives.')).toBeTruthy();
  const card = await cardOf('mf-hives');
  expect(card.getByText('Changed after publication')).toBeTruthy();
  expect(card.getByText('1 of 2 (50.0%)')).toBeTruthy();
});

test('a remote that uses what an older shell does not lend is marked', async () => {
  const newer = aLiveVersion({ missing: [{ library: '@skep/ui', name: 'HeatMap' }] });
  render(inStatusPage(async () => aStatus([newer])));
  expect(await screen.findByText('One part of Skep needs attention: mf-hives.')).toBeTruthy();
  expect((await cardOf('mf-hives')).getByText('@skep/ui HeatMap ≠ –')).toBeTruthy();
});

test('the shell tells its version and those of the libraries that it lends, each once', async () => {
  render(inStatusPage(async () => aStatus()));
  const card = await cardOf('Shell');
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Version',
    'react',
    '@skep/ui',
  ]);
  expect(card.getByText('19.3.1')).toBeTruthy();
});

test('a switched off remote says why', async () => {
  render(inStatusPage(async () => aStatus(undefined, { disabled: { reason: 'Under repair' } })));
  expect(await screen.findByText('Switched off: Under repair')).toBeTruthy();
});

test('all of it is copied as text, with what this browser was given', async () => {
  const user = userEvent.setup();
  render(inStatusPage(async () => aStatus([aLiveVersion({ kit: '^2.0.0', isKitServed: false })])));
  await user.click(await screen.findByRole('button', { name: 'Copy as text' }));
  expect(await screen.findByText('Copied. Paste it into your e-mail to support.')).toBeTruthy();
  const text = await navigator.clipboard.readText();
  expect(text).toContain('Skep 0.1.0, kit 1.0.0, 2026-11-21T03:00:00.000Z');
  expect(text).toContain('  In this browser: 1.0.0');
  expect(text).toContain('    ! Shared interface: ^2.0.0');
  expect(text).toContain('    Visitors: 100%');
  expect(text).toContain('Shell\n  Version: 0.1.0\n  react: 19.3.1\n  @skep/ui: 0.1.0');
});

test('a server that does not answer is queried again', async () => {
  let isThere = false;
  render(
    inStatusPage(async () => {
      if (!isThere) throw new Error('offline');
      return aStatus();
    }),
  );
  isThere = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All parts of Skep are working.')).toBeTruthy();
});

test('what this browser keeps for a visit without a network is counted and weighed', async () => {
  const files = { stored: 140, wanted: 143, kilobytes: 744.6 };
  render(inStatusPage(async () => aStatus(), { files, answers: { count: 12, kilobytes: 318.4 } }));
  const card = await cardOf('Without a connection');
  expect(card.getByText('140 of 143 (745 kB)')).toBeTruthy();
  expect(card.getByText('12 · 318 kB')).toBeTruthy();
});
