import type { LanguageCode } from '@skep/domain';
import type { RegistryDocument } from '@skep/registry/schema';
import { type HiveAction, type SessionState, writableStore } from '@skep/remote-kit';
import { fakePerson } from '@skep/remote-kit/testing';
import { anEntry, aRow } from '../testing/a-registry.ts';
import { offerHiveActions } from './hive-actions.ts';

const treatment = {
  ...anEntry('New treatment', '/treatments/create', 2),
  label: { en: 'New treatment', de: 'Neue Behandlung' },
  hives: true as const,
};

function start() {
  const registry = writableStore<RegistryDocument>({ remotes: [] });
  const session = writableStore<SessionState>({ kind: 'signedIn', person: fakePerson });
  const language = writableStore<LanguageCode>('en');
  const actions = writableStore<readonly HiveAction[]>([]);
  offerHiveActions(actions, { live: registry, session, language });
  const offer = (create: ReturnType<typeof anEntry>[]) =>
    registry.set({
      remotes: [
        aRow('mf-a', { contributions: { routes: [{ path: '/', depth: 0 }], tabs: [], drawer: [], create } }),
      ],
    });
  return { actions, session, language, offer };
}

test('entries that take hives are offered for them, in the language of the person, and no others', () => {
  const { actions, language, offer } = start();
  expect(actions.get()).toEqual([]);
  offer([anEntry('New apiary', '/apiaries/create'), treatment]);
  const offered = { id: 'mf-a new treatment', icon: 'hive', path: '/treatments/create' };
  expect(actions.get()).toEqual([{ ...offered, label: 'New treatment' }]);
  language.set('de');
  expect(actions.get()).toEqual([{ ...offered, label: 'Neue Behandlung' }]);
});

test('a remote that is switched off, and who signs out, are offered nothing', () => {
  const { actions, session, offer } = start();
  offer([treatment]);
  session.set({ kind: 'signedOut' });
  expect(actions.get()).toEqual([]);
  session.set({ kind: 'signedIn', person: fakePerson });
  expect(actions.get()).toHaveLength(1);
  offer([]);
  expect(actions.get()).toEqual([]);
});
