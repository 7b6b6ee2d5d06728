import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { givenMessages, loadTexts } from '@skep/i18n';
import { act, renderHook } from '@testing-library/react';
import { Observable } from 'rxjs';
import { useMutationResult } from './mutation-result.ts';
import { remoteMessages } from './RemoteRoot.tsx';
import { createFakeServices, inFakeShell } from './testing/public.ts';

type Rename = TypedDocumentNode<{ rename: { __typename: string } }, { name: string }>;
const renameMutation: Rename = gql`mutation Rename($name: String!) { rename(name: $name) { __typename code } }`;

type Answer = 'Done' | 'no answer' | { code: string };

const noTexts = givenMessages({});

beforeAll(() => loadTexts(remoteMessages(noTexts), 'en'));

/** A screen with one mutation, over a server that gives these answers in turn. */
function screenWith(answers: Answer[]) {
  const keys: string[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        keys.push(operation.getContext().headers['idempotency-key']);
        const answer = answers.shift() ?? 'Done';
        if (answer === 'no answer') return observer.error(new TypeError('Failed to fetch'));
        const rename =
          typeof answer === 'string'
            ? { __typename: answer, code: null }
            : { __typename: 'Failure', fields: [], requestId: 'r1', ...answer };
        observer.next({ data: { rename } });
        observer.complete();
      }),
  );
  const services = createFakeServices({
    apolloClient: new ApolloClient({ link, cache: new InMemoryCache() }),
  });
  const { result } = renderHook(() => useMutationResult(renameMutation), {
    wrapper: ({ children }) => inFakeShell(children, noTexts, { services }).element,
  });
  return { keys, save: (name: string) => act(async () => void (await result.current.run({ name }))) };
}

test.each<Answer>(['no answer', { code: 'MAINTENANCE' }, { code: 'OVERLOADED' }, { code: 'IN_PROGRESS' }])(
  'what is sent again after %j is the same attempt, and what is changed another',
  async (answer) => {
    const { keys, save } = screenWith([answer, answer]);
    await save('Linden');
    await save('Linden');
    await save('Lime');
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);

test.each<Answer>(['Done', { code: 'INVALID_INPUT' }])(
  'after %j the same again is an attempt of its own',
  async (answer) => {
    const { keys, save } = screenWith([answer]);
    await save('Linden');
    await save('Linden');
    expect(new Set(keys).size).toBe(2);
  },
);
