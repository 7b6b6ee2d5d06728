import { type LanguageCode, type Units, usualUnits } from '@skep/domain';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type {
  Navigation,
  NewsPart,
  Observable,
  Person,
  Preference,
  SessionState,
  ShellServices,
  TabBadge,
  UnsavedChanges,
} from './services.ts';
import { useServices } from './services-context.ts';

/** The present value of an observable; draws again when it changes. */
export function useObservable<Value>({ get, subscribe }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}

export function useSession(): SessionState {
  return useObservable(useServices().session);
}

/** Who is signed in; undefined when nobody is. */
export function usePerson(): Person | undefined {
  const session = useSession();
  return session.kind === 'signedIn' ? session.person : undefined;
}

/** How weights and temperatures are shown; everything is stored and sent in kilograms and degrees Celsius. */
export function useUnits(): Units {
  return usePerson()?.units ?? usualUnits;
}

export function useShellLanguage(): LanguageCode {
  return useObservable(useServices().language);
}

export function useNavigation(): Navigation {
  return useServices().navigation;
}

export function useNotify(): ShellServices['notify'] {
  return useServices().notify;
}

export function useConfirm(): ShellServices['confirm'] {
  return useServices().confirm;
}

/** A choice of this device's, and the way to change it. @param key as `hives:view` */
export function usePreference(key: string): [string | undefined, Preference['set']] {
  const preference = useServices().preference(key);
  return [useObservable(preference), preference.set];
}

// What follows tells the shell in layout effects: shell and remotes are roots of their own, and where late effects of one
// draw another that waits to show what it has, React 19.3 throws its error 177.

/** Tells the shell what this screen is called, for the top bar and the browser's tab. */
export function useTitle(title: string): void {
  const { setTitle } = useNavigation();
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}

/** While any part of the page is `isUnsaved`, every way of leaving asks first. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const { unsavedChanges } = useServices();
  useLayoutEffect(() => (isUnsaved ? holdUnsaved(unsavedChanges) : undefined), [unsavedChanges, isUnsaved]);
}

/** How many parts of the page hold unsaved work. */
const unsavedParts = new WeakMap<UnsavedChanges, number>();

/** Returns the way to tell that it is saved, or gone. */
function holdUnsaved(unsavedChanges: UnsavedChanges): () => void {
  const count = (change: number) => {
    const parts = (unsavedParts.get(unsavedChanges) ?? 0) + change;
    unsavedParts.set(unsavedChanges, parts);
    unsavedChanges.set(parts > 0);
  };
  count(1);
  return () => count(-1);
}

/**
 * Reads again what others have changed while the page is open. The shell asks for all screens at once, so that a screen need
 * not ask by itself. @param renew called for each change after the screen was there
 */
export function useOnNews(part: NewsPart, renew: () => unknown): void {
  const version = useObservable(useServices().news).get(part);
  const known = useRef(version);
  const onNews = useEffectEvent(renew);
  useEffect(() => {
    if (version === known.current) return;
    const isFirst = known.current === undefined;
    known.current = version;
    if (!isFirst && version !== undefined) onNews();
  }, [version]);
}

/**
 * Sets the number at a tab. It remains when the person leaves the screen that set it.
 * @param tabId as in `remote.json`. @param badge undefined while it is not known
 * @param renew requests it again, wherever the person comes back to the page; the same function while its query is the same
 */
export function useTabBadge(
  tabId: string,
  badge: TabBadge | undefined,
  renew?: () => Promise<TabBadge>,
): void {
  const { tabBadges } = useServices();
  useEffect(() => {
    if (renew) tabBadges?.renewBy?.(tabId, renew);
  }, [tabBadges, tabId, renew]);
  const { count, label } = badge ?? {};
  useLayoutEffect(() => {
    if (count !== undefined && label !== undefined) tabBadges?.set(tabId, { count, label });
  }, [tabBadges, tabId, count, label]);
}
