import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import type { MutationToQueue, Outbox } from './outbox.ts';
import { outboxLink } from './outbox-link.ts';

const work = { title: 'A note', about: 'hive:1', path: '/', changes: [], photoIds: ['photo-1'] };

/** Olga saves. @param next who is signed in once her photos are with what she has saved */
async function saved({ next }: { next: string }) {
  let personId = 'olga';
  const queued: MutationToQueue[] = [];
  const sentBy: string[] = [];
  const outbox: Pick<Outbox, 'keep' | 'send' | 'forms'> = {
    keep: async (mutation) => void queued.push(mutation),
    send: async () => undefined,
    forms: {
      keep: async () => undefined,
      give: async () => {
        personId = next;
      },
    } as Partial<Outbox['forms']> as Outbox['forms'],
  };
  const waiting = outboxLink({
    count: { isAny: () => false, isOpen: () => false, known: async () => undefined },
    personId: () => personId,
    outbox: async () => outbox as Outbox,
    isOnline: () => true,
  });
  const network = new ApolloLink(() => {
    sentBy.push(personId);
    return new Observable((observer) => {
      observer.next({ data: { save: true } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: waiting.concat(network) });
  await client.mutate({
    mutation: gql('mutation Save { save }'),
    context: { waiting: { work: { ...work, answer: { save: true } } } },
  });
  return { sentBy, queuedFor: queued.map((mutation) => mutation.personId) };
}

test('what is saved is sent at once, as whoever has saved it', async () => {
  expect(await saved({ next: 'olga' })).toEqual({ sentBy: ['olga'], queuedFor: [] });
});

test('where somebody else has signed in since, it waits for its person', async () => {
  expect(await saved({ next: 'piet' })).toEqual({ sentBy: [], queuedFor: ['olga'] });
});
