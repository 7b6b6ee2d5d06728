import { givenMessages, loadTexts } from '@skep/i18n';
import { act, renderHook } from '@testing-library/react';
import type { MutationFailure } from './mutation-result.ts';
import { asQueued } from './queued-mutation.ts';
import { remoteMessages } from './RemoteRoot.tsx';
import { createFakeServices, inFakeShell } from './testing/public.ts';
import { useMutationFeedback } from './useMutationFeedback.ts';

const noTexts = givenMessages({});

beforeAll(() => loadTexts(remoteMessages(noTexts), 'en'));

test.each([
  ['was not sent yet', true, 1],
  ['was sent meanwhile, which is shown', false, 2],
])('what is done here alone can be undone where it %s', async (_when, isUndone, noticeCount) => {
  const services = createFakeServices({});
  const { result } = renderHook(() => useMutationFeedback(), {
    wrapper: ({ children }) => inFakeShell(children, noTexts, { services }).element,
  });
  const undoQueued = jest.fn(async () => isUndone);
  const answer = asQueued({ __typename: 'Done' }, undoQueued);
  expect(await act(() => result.current(Promise.resolve(answer), 'Gone.'))).toBe(true);
  expect(services.seen.notices).toMatchObject([{ kind: 'information', action: { label: 'Undo' } }]);
  await act(async () => services.seen.notices[0]?.action?.run());
  expect(undoQueued).toHaveBeenCalledTimes(1);
  expect(services.seen.notices).toHaveLength(noticeCount);
});

const failure: MutationFailure = { __typename: 'Failure', code: 'LAST_ADMIN', fields: [], requestId: '' };

test.each([
  ['success is shown in its words', { __typename: 'Done' }, 'Gone.', [true, ['success']]],
  ['what is seen anyway has no notice', { __typename: 'Done' }, undefined, [true, []]],
  ['a failure is shown as such', failure, 'Gone.', [false, ['problem']]],
])('%s', async (_what, answer, doneText, expected) => {
  const services = createFakeServices({});
  const { result } = renderHook(() => useMutationFeedback(), {
    wrapper: ({ children }) => inFakeShell(children, noTexts, { services }).element,
  });
  const isDone = await act(() => result.current(Promise.resolve(answer), doneText));
  expect([isDone, services.seen.notices.map(({ kind }) => kind)]).toEqual(expected);
});
