import { loadTexts } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import { createFakeServices, type FakeAnswer, fakeApolloClient, inFakeShell } from '@skep/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../testing/gateway.ts';
import { fakeBackups } from './fake-backups.ts';
import { fakeRelease } from './fake-release.ts';
import { Screen, texts } from './ServiceScreen.tsx';
import { sendTestMailMutation } from './TestMail.graphql.ts';

beforeAll(() => loadTexts(remoteMessages(texts), 'en'));

type Sent = { outcome: 'SENT' | 'REFUSED' | 'NONE'; reason: string | null };

async function trying(sent: Sent) {
  const answers: FakeAnswer[] = [
    ...fakeBackups(),
    fakeRelease(undefined),
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
  await trying({ outcome: 'SENT', reason: null });
  expect((await screen.findByText(/accepted a test e-mail/)).textContent).toContain('ada@skep.example');
});

test('an admin reads what the mail server said when it refused it', async () => {
  await trying({ outcome: 'REFUSED', reason: '535 Authentication failed' });
  expect((await screen.findByRole('alert')).textContent).toContain('535 Authentication failed');
});

test('an admin reads which setting is missing where there is no mail server', async () => {
  await trying({ outcome: 'NONE', reason: null });
  await screen.findByText(/Set SMTP_URL/);
});

function open() {
  const services = createFakeServices({
    apolloClient: fakeApolloClient([...fakeBackups(), fakeRelease('4.2.0')]),
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
