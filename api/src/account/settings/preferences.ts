import { isTemperatureUnit, isTimeZone, isWeightUnit, type Units, usualUnits } from '@skep/domain';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { keepSettings } from './service.ts';
import { type Setting, settingsOf } from './store.ts';

/** Settings that the service itself reads. Any app may store anything under any name, so that each value is checked. */
export interface Preferences {
  /** In which the person reads weights and temperatures. */
  units: Units;
  /** IANA zone for what names none; undefined: the person has not chosen one. */
  timeZone: string | undefined;
}

/** Under which accounts have them. */
const names = { weight: 'weight_unit', temperature: 'temperature_unit', timeZone: 'time_zone' } as const;

export async function preferencesOf(context: Pick<Context, 'db'>, userId: UserId): Promise<Preferences> {
  return preferencesIn(await settingsOf(context, userId));
}

export interface PreferenceChanges {
  units?: Partial<Record<keyof Units, string | undefined>> | undefined;
  timeZone?: string | undefined;
}

/** What is left out does not change. @throws AppError invalid_input when nothing is said */
export async function changePreferences(
  context: SignedInContext,
  { units = {}, timeZone }: PreferenceChanges,
): Promise<Preferences> {
  const values = {
    ...(units.weight !== undefined && { [names.weight]: units.weight }),
    ...(units.temperature !== undefined && { [names.temperature]: units.temperature }),
    ...(timeZone !== undefined && { [names.timeZone]: timeZone }),
  };
  return preferencesIn(await keepSettings(context, values, undefined));
}

function preferencesIn(settings: readonly Setting[]): Preferences {
  const storedAs = (wanted: string) => settings.find(({ name }) => name === wanted)?.value ?? undefined;
  const [weight, temperature] = [storedAs(names.weight), storedAs(names.temperature)];
  const timeZone = storedAs(names.timeZone);
  return {
    units: {
      weight: isWeightUnit(weight) ? weight : usualUnits.weight,
      temperature: isTemperatureUnit(temperature) ? temperature : usualUnits.temperature,
    },
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined,
  };
}
