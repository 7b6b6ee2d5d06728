import { loadTexts } from '@skep/i18n';
import { RemoteProviders, remoteMessages } from '@skep/remote-kit';
import { fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { aFailure } from '../account/in-account-page.tsx';
import { administrationMessages } from '../administration/administration-messages.ts';
import { ToastList } from '../layout/ToastList.tsx';
import { createShellParts } from '../shell-container.ts';
import { ShellContext } from '../shell-context.ts';
import { twoRemotes } from '../testing/a-registry.ts';
import { answering } from '../testing/gateway.ts';
import { askToTranslateMutation, translatorRequestQuery } from './AskToTranslate.graphql.ts';
import { AskToTranslate } from './AskToTranslate.tsx';

const messages = remoteMessages(administrationMessages);
beforeAll(() => loadTexts(messages, 'en'));

interface Surroundings {
  supportEmail?: string;
  isAllowed?: boolean;
}

function show({ supportEmail, isAllowed = true }: Surroundings = {}) {
  let request: object | null = null;
  const answers = [
    answering(translatorRequestQuery, () => ({ translatorRequest: request })),
    answering(askToTranslateMutation, () => {
      if (!isAllowed) return { askToTranslate: aFailure('NOT_ALLOWED') };
      request = { __typename: 'TranslatorRequest', askedAt: '2026-11-22T08:00:00+00:00' };
      return { askToTranslate: request };
    }),
  ];
  const parts = createShellParts({
    settings: {
      graphqlUrl: '/graphql',
      mode: 'production',
      version: '0.1.0',
      ...(supportEmail === undefined ? {} : { supportEmail }),
    },
    registry: twoRemotes,
    apolloClient: fakeApolloClient(answers),
  });
  parts.session.begin('the-token', fakePerson);
  render(
    <ShellContext value={parts}>
      <RemoteProviders services={parts.services} messages={messages}>
        <MemoryRouter>
          <AskToTranslate />
          <ToastList />
        </MemoryRouter>
      </RemoteProviders>
    </ShellContext>,
  );
}

const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Ask for access' }));

test('a person asks to become a translator, and reads from then on that they have', async () => {
  show();
  await ask();
  expect(await screen.findByText(/^You asked for access on 22 November 2026/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where there is an address to write to, a mail does as well', async () => {
  show({ supportEmail: 'help@skep.example' });
  const mail = await screen.findByRole('link', { name: 'Ask by e-mail' });
  expect(mail.getAttribute('href')).toMatch(/^mailto:help@skep\.example/);
});

test('a failed request is shown', async () => {
  show({ isAllowed: false });
  await ask();
  expect((await screen.findByRole('alert')).textContent).toContain('but not change it');
  expect(screen.getByRole('button', { name: 'Ask for access' })).toBeTruthy();
});
