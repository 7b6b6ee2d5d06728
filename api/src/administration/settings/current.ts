import { isSecretSetting, type SettingName, type SettingValues, settingNames } from '@skep/domain';
import { unseal } from '#account/second-factor/sealing.ts';
import type { Context } from '#platform/context/context.ts';
import { seldom } from '#platform/observability/seldom.ts';
import { storedSettings } from './store.ts';

/** How long another process may go on with what an admin has changed in this one. */
const cachedMs = 5000;

const logUnreadable = seldom();

/** The settings as they count now. */
export interface CurrentSettings {
  read: (context: Context) => Promise<SettingValues>;
  /** What this process has read counts no longer. */
  forget: () => void;
}

/** @param fixed what the environment sets, which is stronger than what is stored */
export function currentSettings(fixed: SettingValues): CurrentSettings {
  let cached: { values: SettingValues; until: number } | undefined;
  return {
    async read(context) {
      const now = context.clock.now().getTime();
      if (cached === undefined || now >= cached.until)
        cached = { values: { ...(await openSettings(context)), ...fixed }, until: now + cachedMs };
      return cached.values;
    },
    forget() {
      cached = undefined;
    },
  };
}

/** What encrypts a setting opens no other. */
export const sealedAs = (name: SettingName) => `setting ${name}` as const;

/** Settings of the database, with secrets decrypted. One that cannot be, after a change of SKEP_SECRET, is not set. */
async function openSettings(context: Context): Promise<SettingValues> {
  const stored = await storedSettings(context);
  const opened: SettingValues = {};
  for (const name of settingNames) {
    const value = stored[name];
    if (value === undefined) continue;
    if (!isSecretSetting(name)) opened[name] = value;
    else
      try {
        opened[name] = await unseal(context, sealedAs(name), value);
      } catch {
        logUnreadable((unlogged) =>
          context.log.error({ setting: name, unlogged }, 'a secret cannot be decrypted: set it again'),
        );
      }
  }
  return opened;
}
