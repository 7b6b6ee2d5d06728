import { givenMessages, loadTexts } from '@skep/i18n';
import { act, renderHook } from '@testing-library/react';
import type { MutationFailure } from './mutation-result.ts';
import { remoteMessages } from './RemoteRoot.tsx';
import { createFakeServices, inFakeShell } from './testing/public.ts';
import { useTold } from './useTold.ts';

const noTexts = givenMessages({});

beforeAll(() => loadTexts(remoteMessages(noTexts), 'en'));

const failure: MutationFailure = { __typename: 'Failure', code: 'LAST_ADMIN', fields: [], requestId: '' };

test.each([
  ['what is done is told in its words', { __typename: 'Done' }, 'Gone.', [true, ['success']]],
  ['what is seen anyway is told by nobody', { __typename: 'Done' }, undefined, [true, []]],
  ['what failed is told as such', failure, 'Gone.', [false, ['problem']]],
])('%s', async (_what, answer, doneText, expected) => {
  const services = createFakeServices({});
  const { result } = renderHook(() => useTold(), {
    wrapper: ({ children }) => inFakeShell(children, noTexts, { services }).element,
  });
  const isDone = await act(() => result.current(Promise.resolve(answer), doneText));
  expect([isDone, services.seen.notices.map(({ kind }) => kind)]).toEqual(expected);
});
