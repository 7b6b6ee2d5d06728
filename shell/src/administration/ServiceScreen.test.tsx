import { loadTexts } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import { createFakeServices, type FakeAnswer, fakeApolloClient, inFakeShell } from '@skep/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../testing/gateway.ts';
import { Screen, texts } from './ServiceScreen.tsx';
import { sendTestMailMutation } from './TestMail.graphql.ts';

beforeAll(() => loadTexts(remoteMessages(texts), 'en'));

type Sent = { outcome: 'SENT' | 'REFUSED' | 'NONE'; reason: string | null };

async function trying(sent: Sent) {
  const answers: FakeAnswer[] = [
    answering(sendTestMailMutation, () => ({
      sendTestMail: { __typename: 'TestMail', recipient: 'ada@skep.example', ...sent },
    })),
  ];
  const services = createFakeServices({ apolloClient: fakeApolloClient(answers) });
  render(inFakeShell(<Screen />, texts, { services, path: '/administration/service' }).element);
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
