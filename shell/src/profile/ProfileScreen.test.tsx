import { termsNumber, termsVersion } from '@skep/domain';
import { loadTexts } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import type { FakeAnswer } from '@skep/remote-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFailure } from '../account/in-account-page.tsx';
import { alarm, alarmHasFocus, descriptionOf, field, fill, press } from '../account/visitor.ts';
import { fakeAuthenticator } from '../passkeys/fake-authenticator.ts';
import { answering } from '../testing/gateway.ts';
import { deleteAccountMutation } from './DeleteAccount.graphql.ts';
import { fakeProfile, mailedCode, rightPassword } from './fake-profile.ts';
import { inProfile } from './in-profile.tsx';
import { profileQuery } from './ProfileScreen.graphql.ts';
import { profileMessages } from './profile-messages.ts';
import { setUnitsMutation } from './SetUnits.graphql.ts';

beforeAll(() => loadTexts(remoteMessages(profileMessages), 'en'));

const newEmail = 'ada@meadow.example';

async function show(start: Parameters<typeof fakeProfile>[0] = {}, path = '/profile') {
  const { element, parts } = inProfile(fakeProfile(start), { path });
  render(element);
  await screen.findByRole('heading', { name: 'About you' });
  return parts;
}

const choice = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

const isChosen = (group: string, name: string) => (choice(group, name) as HTMLInputElement).checked;

/** The same answer of a server that takes its time. */
function slowly(answers: readonly FakeAnswer[], name: string): FakeAnswer[] {
  return answers
    .filter(({ operationName }) => operationName === name)
    .map((answer) => ({ ...answer, afterMs: 300 }));
}

beforeEach(() => localStorage.clear());

describe('the name', () => {
  test('is saved, and the shell knows it at once', async () => {
    const { session, unsavedWork } = await show();
    await userEvent.clear(field(/^Name/));
    await userEvent.type(field(/^Name/), 'Ada van den Berg');
    expect(unsavedWork.has()).toBe(true);
    await press('Save name');
    await screen.findByText('Name saved.');
    expect(session.get()).toMatchObject({ person: { name: 'Ada van den Berg' } });
    expect(unsavedWork.has()).toBe(false);
  });

  test('that is the same as before is reported as unchanged', async () => {
    await show();
    await press('Save name');
    await screen.findByText('Nothing changed: this was already saved.');
  });

  test('that somebody has is a fault of the field, and what was typed is not lost', async () => {
    await show();
    await userEvent.clear(field(/^Name/));
    await userEvent.type(field(/^Name/), 'Bram');
    await press('Save name');
    await alarm();
    expect(alarmHasFocus()).toBe(true);
    expect(descriptionOf(field(/^Name/))).toContain('This is already in use');
    expect(field(/^Name/).value).toBe('Bram');
  });
});

describe('the address', () => {
  test('waits for the code of its mail, then counts for the whole shell', async () => {
    const { session } = await show();
    await press('Change e-mail address');
    await fill([
      [/^New e-mail address/, newEmail],
      [/^Current password/, rightPassword],
    ]);
    await press('Send me a code');
    await screen.findByText(/^We sent an e-mail with a code to ada@meadow.example/);
    expect(session.get()).toMatchObject({ person: { email: 'ada@skep.example' } });
    await fill([[/^Code from the e-mail/, '999999']]);
    await press('Confirm new address');
    expect(await alarm()).toContain('Use the code from the newest e-mail.');
    await userEvent.clear(field(/^Code from the e-mail/));
    await fill([[/^Code from the e-mail/, mailedCode]]);
    await press('Confirm new address');
    await screen.findByText('E-mail address saved.');
    expect(session.get()).toMatchObject({ person: { email: newEmail } });
    expect(screen.queryByLabelText(/^Code from the e-mail/)).toBeNull();
  });

  test('a wrong password is a fault of its field, and nothing typed is lost', async () => {
    await show();
    await press('Change e-mail address');
    await fill([
      [/^New e-mail address/, newEmail],
      [/^Current password/, 'Winter-2026'],
    ]);
    await press('Send me a code');
    expect(await alarm()).toContain('This password is wrong');
    expect(field(/^New e-mail address/).value).toBe(newEmail);
  });

  test('the link of the mail brings the code, and changes nothing by itself', async () => {
    const { session } = await show({ newEmail }, `/profile?code=${mailedCode}`);
    expect(field(/^Code from the e-mail/).value).toBe(mailedCode);
    expect(session.get()).toMatchObject({ person: { email: 'ada@skep.example' } });
    await press('Confirm new address');
    await waitFor(() => expect(session.get()).toMatchObject({ person: { email: newEmail } }));
  });

  test('an old link says so', async () => {
    await show({}, '/profile?code=123456');
    expect(screen.getByText(/^There is no new address to confirm/)).toBeTruthy();
  });

  test('who changes their mind keeps the present address', async () => {
    await show({ newEmail });
    await press('Keep ada@skep.example');
    await screen.findByRole('button', { name: 'Change e-mail address' });
    expect(screen.queryByLabelText(/^Code from the e-mail/)).toBeNull();
  });
});

test('a new password is taken with the present one, and its rules are next to it', async () => {
  await show();
  await press('Change password');
  expect(screen.getByText('a digit: still to do')).toBeTruthy();
  await fill([
    [/^Current password/, rightPassword],
    [/^New password(?!,)/, 'Beeswax-9!'],
    [/^Repeat new password/, 'Beeswax-8!'],
  ]);
  await press('Save password');
  expect(await alarm()).toContain('Some answers are missing');
  await userEvent.clear(field(/^Repeat new password/));
  await fill([[/^Repeat new password/, 'Beeswax-9!']]);
  await press('Save password');
  await screen.findByText('Password saved. You are signed out everywhere else.');
});

describe('settings', () => {
  test('units are stored with the account and passed on to every remote', async () => {
    const { session } = await show();
    await userEvent.click(choice('Weights in', 'Pounds (lb)'));
    await userEvent.click(choice('Temperatures in', 'Fahrenheit (°F)'));
    await waitFor(() =>
      expect(session.get()).toMatchObject({ person: { units: { weight: 'lb', temperature: 'fahrenheit' } } }),
    );
    expect(isChosen('Weights in', 'Pounds (lb)')).toBe(true);
  });

  test('a time zone is saved as it is chosen', async () => {
    const answers = fakeProfile();
    const { element } = inProfile(answers);
    render(element);
    await screen.findByRole('heading', { name: 'About you' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'America/Chicago');
    const viewer = () => answers.find(({ operationName }) => operationName === 'Profile')?.answer?.({});
    await waitFor(() => expect(viewer()).toMatchObject({ viewer: { timeZone: 'America/Chicago' } }));
  });

  test('one chosen before the other is answered leaves the other as it was chosen', async () => {
    const answers = fakeProfile();
    const { element } = inProfile([...answers, ...slowly(answers, 'SetUnits')]);
    render(element);
    await screen.findByRole('heading', { name: 'About you' });
    await userEvent.click(choice('Weights in', 'Pounds (lb)'));
    await userEvent.click(choice('Temperatures in', 'Fahrenheit (°F)'));
    expect(isChosen('Weights in', 'Pounds (lb)')).toBe(true);
    const viewer = () => answers.find(({ operationName }) => operationName === 'Profile')?.answer?.({});
    await waitFor(() =>
      expect(viewer()).toMatchObject({ viewer: { units: { weight: 'LB', temperature: 'FAHRENHEIT' } } }),
    );
  });

  test('that could not be saved are reported, and the stored ones are shown', async () => {
    const refusing = answering(setUnitsMutation, () => ({ setUnits: aFailure('UNREACHABLE') }));
    const { element } = inProfile([...fakeProfile(), refusing]);
    render(element);
    await screen.findByRole('heading', { name: 'About you' });
    await userEvent.click(choice('Weights in', 'Pounds (lb)'));
    await alarm();
    expect(isChosen('Weights in', 'Kilograms (kg)')).toBe(true);
  });

  test('that could not be loaded say so, and are loaded by trying again', async () => {
    const answers = fakeProfile();
    const viewer = answers.find(({ operationName }) => operationName === 'Profile')?.answer?.({});
    let isLoaded = false;
    const moody = answering(profileQuery, () => {
      const { viewer: known } = viewer as { viewer: object };
      return { viewer: isLoaded ? known : { ...known, units: null } };
    });
    render(inProfile([...answers, moody]).element);
    expect(await alarm()).toContain('Your settings could not be loaded.');
    expect(screen.queryByRole('radiogroup', { name: 'Weights in' })).toBeNull();
    isLoaded = true;
    await press('Try again');
    await waitFor(() => expect(isChosen('Weights in', 'Kilograms (kg)')).toBe(true));
  });

  test('the look changes at once', async () => {
    const { theme } = await show();
    await userEvent.click(choice('Appearance', 'Bright sun'));
    expect(theme.get()).toBe('sun');
    act(() => theme.set('system'));
  });
});

describe('storage', () => {
  const rows = () =>
    within(screen.getByText('Photos').closest('dl') as HTMLElement)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);

  test('shows how much is used, and the kinds of files that take anything, the largest first', async () => {
    await show({ stored: { proofs: 8_100_000, photos: 1_234_000_000, device_logs: 512_000 } });
    const bar = screen.getByRole('progressbar', { name: 'Used' });
    expect(Math.round(Number(bar.getAttribute('value')))).toBe(31);
    expect(screen.getByText('1.2 GB of 4 GB', { selector: 'span' })).toBeTruthy();
    expect(rows()).toEqual([
      ['Photos', '1.2 GB'],
      ['Proofs of purchase', '8.1 MB'],
      ['Logs of devices', '512 kB'],
    ]);
  });

  test('that is more than allowed, since the limit was lowered, fills the bar', async () => {
    await show({ stored: { photos: 5_000_000_000 } });
    expect(screen.getByRole('progressbar', { name: 'Used' }).getAttribute('value')).toBe('100');
    expect(screen.getByText('5 GB of 4 GB', { selector: 'span' })).toBeTruthy();
  });

  test('that could not be loaded leave the rest of the page as it is', async () => {
    await show({ isStorageKnown: false });
    expect(screen.queryByText('Storage')).toBeNull();
  });
});

test('newer terms are offered, and accepted here', async () => {
  await show({ acceptedTermsVersion: 'skep-terms-0' });
  expect(screen.getByText('You have accepted version 0.')).toBeTruthy();
  await press('I accept the new terms');
  await screen.findByText(`You have accepted version ${termsNumber(termsVersion)}.`);
  expect(screen.queryByRole('button', { name: 'I accept the new terms' })).toBeNull();
});

describe('the end of the account', () => {
  async function open(start: Parameters<typeof fakeProfile>[0] = {}) {
    const parts = await show(start);
    await press('Delete my account');
    await screen.findByText('12 hives');
    return parts;
  }
  const agree = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account permanently?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
  };

  test('what will be lost is spelled out, with the way to a copy', async () => {
    await open({ losses: { apiaries: 1, hives: 12, queens: 0, inspections: 1248 } });
    for (const loss of ['1 apiary', 'no queen', '1,248 inspections']) {
      expect(screen.getByText(loss)).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: 'Download a copy first' }).getAttribute('href')).toBe('/export');
  });

  test('asks once more, and then nothing is left of the session', async () => {
    const { session } = await open();
    await fill([[/^Current password/, rightPassword]]);
    await press('Delete permanently');
    expect(session.get().kind).toBe('signedIn');
    await agree();
    await waitFor(() => expect(session.get().kind).toBe('signedOut'));
    expect(session.token()).toBeUndefined();
  });

  test('a code of the second factor is requested when the server wants it', async () => {
    const { session } = await open({ hasSecondFactor: true });
    await fill([[/^Current password/, rightPassword]]);
    await press('Delete permanently');
    await agree();
    const code = await screen.findByLabelText(/^Code from the app/);
    await waitFor(() => expect(document.activeElement).toBe(code));
    await userEvent.type(code, '000000');
    await press('Delete permanently');
    expect(await alarm()).toContain('Check the code');
    await userEvent.clear(code);
    await userEvent.type(code, mailedCode);
    await press('Delete permanently');
    await waitFor(() => expect(session.get().kind).toBe('signedOut'));
  });

  test('a passkey stands for the password, which people who sign in elsewhere do not have', async () => {
    const authenticator = fakeAuthenticator();
    const { session } = await open({ hasPasskey: true });
    await press('Use a passkey');
    await agree();
    await waitFor(() => expect(session.get().kind).toBe('signedOut'));
    authenticator.remove();
  });

  test('that did not happen says so in its own sentence', async () => {
    const failing = answering(deleteAccountMutation, () => ({ deleteAccount: aFailure('UNEXPECTED') }));
    const { element, parts } = inProfile([...fakeProfile(), failing]);
    render(element);
    await screen.findByRole('heading', { name: 'About you' });
    await press('Delete my account');
    await screen.findByText('12 hives');
    await fill([[/^Current password/, rightPassword]]);
    await press('Delete permanently');
    await agree();
    expect(await alarm()).toContain('Your account was not deleted.');
    expect(parts.session.get().kind).toBe('signedIn');
  });

  test.each([
    ['a wrong password', {}, 'Winter-2026', 'This password is wrong'],
    ['the last admin', { isLastAdmin: true }, rightPassword, 'You are the only admin here'],
  ])('%s stays', async (_who, start, password, words) => {
    const { session } = await open(start);
    await fill([[/^Current password/, password]]);
    await press('Delete permanently');
    await agree();
    expect(await alarm()).toContain(words);
    expect(session.get().kind).toBe('signedIn');
  });
});

test('several forms may be open at once: each field has its own name and place', async () => {
  await show();
  await press('Change e-mail address');
  await press('Change password');
  await press('Delete my account');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(screen.getAllByLabelText(/^Current password/, { selector: 'input' })).toHaveLength(3);
});
