import { inFakeShell } from '@skep/remote-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alarm, alarmHasFocus, descriptionOf, field, press } from '../account/visitor.ts';
import { aDevice, aToken, fakeSecurity, recoveryCodes } from './fake-security.ts';
import { Screen, texts } from './SecurityScreen.tsx';

async function show(start: Parameters<typeof fakeSecurity>[0] = {}, confirms = true) {
  const { element, services } = inFakeShell(<Screen />, texts, {
    answers: fakeSecurity(start),
    confirms,
  });
  render(element);
  await screen.findByRole('heading', { name: 'Two-step sign-in' });
  return services;
}

const part = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('section');
  if (card === null) throw new Error(`${name} stands in no card.`);
  return within(card);
};

const here = aDevice('1', { browser: 'Chrome', system: 'Linux', isCurrent: true });

describe('where the person is signed in', () => {
  const signIns = [here, aDevice('2'), aDevice('3', { browser: null, system: null })];

  test('each device has a name, and this one is marked and cannot be signed out here', async () => {
    await show({ signIns });
    const card = part('Where you are signed in');
    expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Chrome on LinuxThis device.*Last used/),
      expect.stringMatching(/^Firefox on Android.*Sign out/),
      expect.stringMatching(/^Unknown app or browser/),
    ]);
    expect(card.getAllByRole('button', { name: 'Sign out' })).toHaveLength(2);
  });

  test('one is signed out by its button, and leaves the list', async () => {
    await show({ signIns });
    await userEvent.click(screen.getByRole('button', { description: 'Firefox on Android' }));
    await screen.findByRole('button', { name: 'Sign out everywhere else' });
    expect(screen.queryByText('Firefox on Android')).toBeNull();
  });

  test('all others are signed out after a question', async () => {
    await show({ signIns });
    await press('Sign out everywhere else');
    await screen.findByText('Chrome on Linux');
    expect(screen.queryByText('Firefox on Android')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  test('who does not agree keeps them', async () => {
    await show({ signIns }, false);
    await press('Sign out everywhere else');
    expect(screen.getByText('Firefox on Android')).toBeTruthy();
  });
});

describe('keys for programs', () => {
  test('a new key is shown until the person has stored it, and then nowhere', async () => {
    await show();
    // Gives the page of the tests a clipboard.
    userEvent.setup();
    await userEvent.type(field(/^Name of a new key/), 'Scale');
    await press('Create a key');
    expect(await screen.findByText('skep_a-new-token')).toBeTruthy();
    await press('Copy');
    expect(await navigator.clipboard.readText()).toBe('skep_a-new-token');
    await press('I have saved it');
    expect(screen.queryByText('skep_a-new-token')).toBeNull();
    expect(await screen.findByText('Scale')).toBeTruthy();
    expect(screen.getByText(/^Never used/)).toBeTruthy();
  });

  test('a key can be one that only reads, and end by itself', async () => {
    await show({ apiTokens: [aToken('5', { expiresAt: '2026-01-05T12:00:00+00:00' })] });
    expect(screen.getByText(/^Ended .*2026/)).toBeTruthy();
    await userEvent.type(field(/^Name of a new key/), 'Report');
    await userEvent.click(screen.getByRole('checkbox', { name: 'It may only read' }));
    await userEvent.selectOptions(screen.getByLabelText('It ends after'), '90 days');
    await press('Create a key');
    await press('I have saved it');
    expect(screen.getByText('Only reads')).toBeTruthy();
    expect(screen.getByText(/^Ends /)).toBeTruthy();
  });

  test('a key needs a name', async () => {
    await show();
    await press('Create a key');
    expect(await alarm()).toContain('Some answers are missing');
    expect(descriptionOf(field(/^Name of a new key/))).toContain('Fill this in.');
    expect(alarmHasFocus()).toBe(true);
  });

  test('a key is revoked after a question', async () => {
    await show({ apiTokens: [aToken('5')] });
    await userEvent.click(screen.getByRole('button', { description: 'Scale at the shed' }));
    await screen.findByText('Where you are signed in');
    expect(screen.queryByText('Scale at the shed')).toBeNull();
  });
});

describe('two-step sign-in', () => {
  const appCode = /^Code from the app/;

  test('is set up by the password, a code, and ten codes to keep', async () => {
    await show();
    await press('Set up');
    await userEvent.type(field(/^Your password/), 'Zomer-2026{Enter}');
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
    await userEvent.type(field(appCode), '123 456');
    await press('Switch on');
    for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeTruthy();
    await press('I have saved it');
    expect(await screen.findByText(/^On since 21 November 2026/)).toBeTruthy();
  });

  test('a wrong password and a wrong code are said at their fields, which keep what was typed', async () => {
    await show();
    await press('Set up');
    await userEvent.type(field(/^Your password/), 'Winter-2026{Enter}');
    expect(await alarm()).toContain('This password is wrong');
    await userEvent.clear(field(/^Your password/));
    await userEvent.type(field(/^Your password/), 'Zomer-2026{Enter}');
    await userEvent.type(await screen.findByLabelText(appCode), '000000{Enter}');
    expect(await alarm()).toContain('Check the code and the clock');
    expect(field(appCode).value).toBe('000000');
  });

  test('is switched off by password and code', async () => {
    await show({ onSince: '2026-11-01T10:00:00+00:00' });
    await press('Switch off');
    await userEvent.type(field(/^Your password/), 'Zomer-2026');
    await userEvent.type(field(/^Code from the app, or/), '123456');
    await press('Switch off');
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
  });

  test('gives other recovery codes by password and code, and stays on', async () => {
    await show({ onSince: '2026-11-01T10:00:00+00:00', recoveryCodesLeft: 1 });
    await press('New recovery codes');
    await userEvent.type(field(/^Your password/), 'Zomer-2026');
    await userEvent.type(field(/^Code from the app, or/), '000000');
    await press('Create new codes');
    expect(await alarm()).toContain('Check the code and the clock');
    await userEvent.clear(field(/^Code from the app, or/));
    await userEvent.type(field(/^Code from the app, or/), '123456');
    await press('Create new codes');
    for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeTruthy();
    await press('I have saved it');
    expect(await screen.findByText(/You have 10 recovery codes left/)).toBeTruthy();
  });

  test('warns when few recovery codes are left', async () => {
    await show({ onSince: '2026-11-01T10:00:00+00:00', recoveryCodesLeft: 1 });
    expect(screen.getByText(/You have 1 recovery code left/)).toBeTruthy();
    expect(screen.getByText(/^You have only a few recovery codes/)).toBeTruthy();
  });
});
