import { loadTexts } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import { createFakeServices, type FakeAnswer, fakeApolloClient, inFakeShell } from '@skep/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../testing/gateway.ts';
import { fakeBackups } from './fake-backups.ts';
import { fakeMachine } from './fake-machine.ts';
import { fakeRelease } from './fake-release.ts';
import { fakeSettings } from './fake-settings.ts';
import { Screen, texts } from './ServiceScreen.tsx';
import { sendTestMailMutation } from './TestMail.graphql.ts';

beforeAll(() => loadTexts(remoteMessages(texts), 'en'));

type Sent = { outcome: 'SENT' | 'REFUSED' | 'NONE'; fault: 'CREDENTIALS' | null; reason: string | null };

async function trying(sent: Sent) {
  const answers: FakeAnswer[] = [
    ...fakeBackups(),
    ...fakeSettings(),
    fakeRelease(undefined),
    fakeMachine(0.5, null),
    answering(sendTestMailMutation, () => ({
      sendTestMail: { __typename: 'TestMail', recipient: 'ada@skep.example', ...sent },
    })),
  ];
  const services = createFakeServices({ apolloClient: fakeApolloClient(answers) });
  render(inFakeShell(<Screen />, texts, { services, path: '/administration/service' }).element);
  await screen.findByText(/stored in/);
  await userEvent.click(screen.getByRole('button', { name: 'Send a test e-mail' }));
}

test('an admin reads that the mail server accepted a test e-mail, and for whom', async () => {
  await trying({ outcome: 'SENT', fault: null, reason: null });
  expect((await screen.findByText(/accepted a test e-mail/)).textContent).toContain('ada@skep.example');
});

test('an admin reads what the mail server said when it refused it', async () => {
  await trying({ outcome: 'REFUSED', fault: 'CREDENTIALS', reason: '535 Authentication failed' });
  const alert = (await screen.findByRole('alert')).textContent;
  expect(alert).toContain('refuses the user or the password');
  expect(alert).toContain('535 Authentication failed');
});

test('an admin reads where to set a mail server', async () => {
  await trying({ outcome: 'NONE', fault: null, reason: null });
  await screen.findByText(/No mail server is set/);
});

function open(machine = fakeMachine(0.5, null)) {
  const services = createFakeServices({
    apolloClient: fakeApolloClient([...fakeBackups(), ...fakeSettings(), fakeRelease('4.2.0'), machine]),
  });
  render(inFakeShell(<Screen />, texts, { services, path: '/administration/service' }).element);
}

test('an admin reads when backups are made and why the last one failed, and starts one', async () => {
  open();
  await screen.findByText(/Every day at 03:00 \(Europe\/Berlin\)\. The last 14 backups are stored in/);
  screen.getByText('ENOSPC: no space left on device');
  screen.getByText('skep-2026-06-02-010700.zip · 48 MB');
  await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
  await screen.findByText('In progress');
});

test('an admin changes the plan of the backups', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change the plan' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '04:00');
  const key = screen.getByRole('textbox', { name: 'Public key for encryption' });
  await userEvent.type(key, 'a password');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(key.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(key);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Every day at 04:00/);
});

test('an admin reads that a newer version is available, and where it is described', async () => {
  open();
  await screen.findByText('Version 4.2.0 is available.');
  const link = screen.getByRole('link', { name: /What is new in it/ });
  expect(link.getAttribute('href')).toBe('https://example.org/skep/4.2.0');
});

test('an admin reads how much room the disk has, without a warning', async () => {
  open();
  await screen.findByText('20 GB of the disk are free (50%).');
  expect(screen.queryByText(/Less than a tenth/)).toBeNull();
  expect(screen.queryByText(/The certificate/)).toBeNull();
});

test('an admin is warned of a disk that fills up and of a certificate that nobody renews', async () => {
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
  open(fakeMachine(0.09, inAWeek));
  await screen.findByText('3.6 GB of the disk are free (9%).');
  screen.getByText(/Less than a tenth of the disk is free/);
  screen.getByText(/nobody has renewed it/);
});

test('an admin changes the mail server; a password that is not typed stays', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change: Mail server' }));
  const host = await screen.findByLabelText('Host');
  await userEvent.clear(host);
  await userEvent.type(host, 'smtp.bees.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('smtp.bees.example');
  expect(screen.getByText('Password').nextElementSibling?.textContent).toBe('Set');
});

test('what the environment sets is shown with its variable, and cannot be changed', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change: Weather' }));
  const provider = await screen.findByLabelText(/^Provider/);
  expect(provider).toHaveProperty('disabled', true);
  expect(provider).toHaveProperty('value', 'Open-Meteo');
  expect(screen.getAllByText('Set by WEATHER_PROVIDER in the environment')).not.toEqual([]);
});

test('an admin reads who changed a setting', async () => {
  open();
  await screen.findByText(/Ada.*Host.*mail\.bees\.example/);
});
