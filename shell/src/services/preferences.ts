import { type Preference, writableStore } from '@skep/remote-kit';
import { browserStorage } from './browser-storage.ts';

/** What people chose on this device, such as the size of cards: each by its key, in the browser's storage. */
export function createPreferences(): (key: string) => Preference {
  const known = new Map<string, Preference>();
  return (key) => {
    const preference = known.get(key) ?? storedPreference(`skep.preference.${key}`);
    known.set(key, preference);
    return preference;
  };
}

function storedPreference(key: string): Preference {
  const value = writableStore(browserStorage.read(key));
  return {
    ...value,
    set(next) {
      browserStorage.write(key, next);
      value.set(next);
    },
  };
}
