import type { LanguageCode } from '@skep/domain';
import { kitVersion, type ShellServices } from '../services.ts';

/** Services, and the strings behind them that a remote never holds. */
export interface ServicesUnderTest {
  services: ShellServices;
  signOut: () => void;
  setLanguage: (language: LanguageCode) => void;
  /** Where the person ended up. */
  path: () => string;
}

/** What the person says to every question. */
export type Answer = 'agrees' | 'declines';

/**
 * What remotes rely on, as Jest tests. The shell's services and the kit's fakes both pass them: a screen that works
 * on the one works on the other. `make` gives services of a signed-in person at `/`, in English.
 */
export function describeServicesContract(make: (answer: Answer) => ServicesUnderTest): void {
  describe('the services keep what the kit promises', () => {
    test('they are of this version of the kit', () => {
      expect(make('agrees').services.kitVersion).toBe(kitVersion);
    });

    test('who listens to the session hears of a sign-out, and nothing after it stopped listening', () => {
      const { services, signOut } = make('agrees');
      expect(services.session.get()).toMatchObject({ kind: 'signedIn', person: { id: expect.any(String) } });
      const [heard, stopped] = [jest.fn(), jest.fn()];
      services.session.subscribe(heard);
      services.session.subscribe(stopped)();
      signOut();
      expect(services.session.get()).toEqual({ kind: 'signedOut' });
      expect(heard).toHaveBeenCalledTimes(1);
      expect(stopped).not.toHaveBeenCalled();
    });

    test('the same state is the same object, so that React does not draw for ever', () => {
      const { session, language } = make('agrees').services;
      expect(session.get()).toBe(session.get());
      expect(language.get()).toBe(language.get());
    });

    test('who listens to the language hears of another one', () => {
      const { services, setLanguage } = make('agrees');
      const heard = jest.fn();
      services.language.subscribe(heard);
      setLanguage('nl');
      expect(services.language.get()).toBe('nl');
      expect(heard).toHaveBeenCalledTimes(1);
    });

    test.each([
      ['agrees', true],
      ['declines', false],
    ] as const)('a question that the person %s to is answered %s', async (answer, isAgreed) => {
      const question = { title: 'Delete?', text: 'It is gone then.', confirmLabel: 'Delete' };
      expect(await make(answer).services.confirm(question)).toBe(isAgreed);
    });

    test('going somewhere leads there', async () => {
      const { services, path } = make('declines');
      services.navigation.go('/hives/7');
      await settled();
      expect(path()).toBe('/hives/7');
    });

    test('unsaved work is left only by who agrees', async () => {
      const staying = make('declines');
      staying.services.unsavedChanges.set(true);
      staying.services.navigation.go('/hives/7');
      await settled();
      expect(staying.path()).toBe('/');
      const leaving = make('agrees');
      leaving.services.unsavedChanges.set(true);
      leaving.services.navigation.go('/hives/7');
      await settled();
      expect(leaving.path()).toBe('/hives/7');
    });

    test('who came straight to a page gets back to its fallback', async () => {
      const { services, path } = make('agrees');
      services.navigation.back('/diary');
      await settled();
      expect(path()).toBe('/diary');
    });

    test('a preference is stored, passed on, and the same for every reader', () => {
      const { preference } = make('agrees').services;
      const heard = jest.fn();
      expect(preference('test.view').get()).toBeUndefined();
      preference('test.view').subscribe(heard);
      preference('test.view').set('small');
      expect(preference('test.view').get()).toBe('small');
      expect(preference('test.order').get()).toBeUndefined();
      expect(heard).toHaveBeenCalledTimes(1);
      preference('test.view').set(undefined);
      expect(preference('test.view').get()).toBeUndefined();
    });

    test('a draft is stored by its form, the newest first, until it is discarded', () => {
      const { drafts } = make('agrees').services;
      jest.useFakeTimers({ now: new Date('2026-06-03T14:05:00Z') });
      drafts?.keep('test:new', 'one', { name: 'Lin' });
      drafts?.keep('test:new', 'one', { name: 'Linden' });
      jest.setSystemTime(new Date('2026-06-03T14:06:00Z'));
      drafts?.keep('test:new', 'other', { name: 'Lime' });
      drafts?.keep('test:7', 'third', {});
      const writtenAt = '2026-06-03T14:06:00.000Z';
      expect(drafts?.newestOf('test:new')).toMatchObject({
        id: 'other',
        content: { name: 'Lime' },
        writtenAt,
      });
      drafts?.discard('test:new', 'other');
      expect(drafts?.newestOf('test:new')).toMatchObject({ id: 'one', content: { name: 'Linden' } });
      drafts?.discard('test:new', 'one');
      expect(drafts?.newestOf('test:new')).toBeUndefined();
      jest.useRealTimers();
    });

    test('a badge is passed on to listeners, and removed by nothing to count', () => {
      const { tabBadges } = make('agrees').services;
      const heard = jest.fn();
      tabBadges?.subscribe(heard);
      tabBadges?.set('alerts', { count: 3, label: '3 alerts' });
      tabBadges?.set('alerts', { count: 3, label: '3 alerts' });
      expect(tabBadges?.get().get('alerts')).toEqual({ count: 3, label: '3 alerts' });
      expect(heard).toHaveBeenCalledTimes(1);
      tabBadges?.set('alerts', { count: 0, label: 'No alerts' });
      expect(tabBadges?.get().has('alerts')).toBe(false);
    });

    test('titles, notices and reports may come at any time', () => {
      const { navigation, notify, telemetry } = make('agrees').services;
      expect(() => {
        navigation.setTitle('A hive');
        navigation.setTitle(undefined);
        notify({ kind: 'success', text: 'Saved.' });
        telemetry.report({ code: 'unexpected', message: 'broken on purpose' });
      }).not.toThrow();
    });
  });
}

/** Questions are answered and pages changed a few promises later. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
