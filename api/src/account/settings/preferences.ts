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

/** What is left out does not change, and what is sent as it was is not stored. @throws AppError invalid_input */
export async function changePreferences(
  context: SignedInContext,
  { units = {}, timeZone }: PreferenceChanges,
): Promise<Preferences> {
  const held = await preferencesOf(context, context.user.id);
  const sent = [
    [names.weight, units.weight, held.units.weight],
    [names.temperature, units.temperature, held.units.temperature],
    [names.timeZone, timeZone, held.timeZone],
  ] as const;
  const changed = sent.flatMap(([name, value, before]) =>
    value === undefined || value === before ? [] : [[name, value] as const],
  );
  if (changed.length === 0) return held;
  return preferencesIn(await keepSettings(context, Object.fromEntries(changed), undefined));
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
