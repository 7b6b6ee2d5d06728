import { loadTexts } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import { createFakeServices, type FakeAnswer, fakeApolloClient, inFakeShell } from '@skep/remote-kit/testing';
import { render } from '@testing-library/react';
import { aFailure, aSignedIn } from '../account/in-account-page.tsx';
import { alarm, descriptionOf, field, fill, isMarkedWrong, press } from '../account/visitor.ts';
import { answering } from '../testing/gateway.ts';
import { Screen, texts } from './FirstRunScreen.tsx';
import { makeFirstAccountMutation } from './MakeFirstAccount.graphql.ts';

beforeAll(() => loadTexts(remoteMessages(texts), 'en'));

async function make(answers: readonly FakeAnswer[]) {
  const visit = { onMade: jest.fn(), onTooLate: jest.fn() };
  const services = createFakeServices({
    session: { kind: 'signedOut' },
    apolloClient: fakeApolloClient(answers),
  });
  render(inFakeShell(<Screen {...visit} />, texts, { services, path: '/first-run' }).element);
  await fill([
    [/^Code from the log/, 'ABCDE-23456'],
    [/^Name/, 'Ada Imker'],
    [/^E-mail address/, 'ada@skep.example'],
    [/^Password/, 'Zomer-2026'],
    [/^Repeat password/, 'Zomer-2026'],
  ]);
  await press('Create the admin account');
  return visit;
}

test('who owns the machine makes the first account, and is in', async () => {
  const sent: unknown[] = [];
  const visit = await make([
    answering(makeFirstAccountMutation, ({ input }) => {
      sent.push(input);
      return { makeFirstAccount: aSignedIn };
    }),
  ]);
  expect(visit.onMade).toHaveBeenCalledWith(expect.objectContaining({ token: 'a-token' }));
  expect(sent).toEqual([
    {
      code: 'ABCDE-23456',
      name: 'Ada Imker',
      email: 'ada@skep.example',
      password: 'Zomer-2026',
      passwordConfirmation: 'Zomer-2026',
      language: 'EN',
    },
  ]);
});

test('a wrong code is marked at its field, which says where the right one is', async () => {
  await make([answering(makeFirstAccountMutation, () => ({ makeFirstAccount: aFailure('INVALID_CODE') }))]);
  await alarm();
  const code = field(/^Code from the log/);
  expect(isMarkedWrong(code)).toBe(true);
  expect(descriptionOf(code)).toContain('Use the newest code in the log.');
});

test('who comes second is led to the sign-in', async () => {
  const visit = await make([
    answering(makeFirstAccountMutation, () => ({ makeFirstAccount: aFailure('NOT_FOUND') })),
  ]);
  expect(visit.onTooLate).toHaveBeenCalledTimes(1);
});
