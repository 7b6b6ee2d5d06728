import {
  isHeatMapMaximum,
  isTimeZone,
  type MiteThresholds,
  miteThresholdsForm,
  temperatureUnits,
  type Units,
  usualHeatMapMaximum,
  usualUnits,
  weightUnits,
} from '@skep/domain';
import * as v from 'valibot';
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
  /** Loudness of the darkest colour of a heat map. */
  heatMapMaximum: number;
  /** Whether reminders and tasks are sent by email. */
  hasReminderMails: boolean;
  /** Mite counts from which a chart turns amber and red; undefined: the usual ones of the season. */
  miteThresholds: MiteThresholds | undefined;
}

interface Definition<Value> {
  /** Name of the setting, under which old apps read it too. */
  name: string;
  rule: v.GenericSchema<unknown, Value>;
  /** What the stored text says, before the rule has seen it. */
  fromText(text: string): unknown;
  toText(value: Value): string;
}

function defined<Value>(
  name: string,
  rule: v.GenericSchema<unknown, Value>,
  texts: Partial<Pick<Definition<Value>, 'fromText' | 'toText'>> = {},
): Definition<Value> {
  return { name, rule, fromText: (text) => text, toText: String, ...texts };
}

/** Names of gauges within the setting differ from those of the form. */
const StoredThresholds = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sample: v.unknown(), natural_drop: v.unknown(), sticky_board: v.unknown() }),
  v.transform(({ sample, natural_drop: naturalDrop, sticky_board: stickyBoard }) => ({
    sample,
    naturalDrop,
    stickyBoard,
  })),
);

export const preferenceFields = {
  weight: defined('weight_unit', v.picklist(weightUnits, 'unknown_choice')),
  temperature: defined('temperature_unit', v.picklist(temperatureUnits, 'unknown_choice')),
  timeZone: defined(
    'time_zone',
    v.pipe(v.string('required'), v.maxLength(100, 'too_long'), v.check(isTimeZone, 'unknown_choice')),
  ),
  heatMapMaximum: defined(
    'heatmap_maximum',
    v.pipe(v.number('unknown_choice'), v.check(isHeatMapMaximum, 'unknown_choice')),
    { fromText: Number },
  ),
  hasReminderMails: defined('reminder_mails', v.boolean('unknown_choice'), {
    fromText: (text) => text !== '0',
    toText: (isWanted) => (isWanted ? '1' : '0'),
  }),
  miteThresholds: defined<MiteThresholds>('mite_thresholds', miteThresholdsForm, {
    fromText: (text) => v.safeParse(StoredThresholds, text).output,
    toText: ({ sample, naturalDrop, stickyBoard }) =>
      JSON.stringify({ sample, natural_drop: naturalDrop, sticky_board: stickyBoard }),
  }),
};

const definitions: Readonly<Record<string, Definition<unknown>>> = preferenceFields;

export async function preferencesOf(context: Pick<Context, 'db'>, userId: UserId): Promise<Preferences> {
  return preferencesIn(await settingsOf(context, userId));
}

export type PreferenceChanges = {
  [Name in Exclude<keyof Preferences, 'units'>]?: Preferences[Name] | undefined;
} & { units?: Partial<Record<keyof Units, string | undefined>> | undefined };

/** What is left out does not change, and what is sent as it was is not stored. @throws AppError invalid_input */
export async function changePreferences(
  context: SignedInContext,
  { units, ...others }: PreferenceChanges,
): Promise<Preferences> {
  const { units: heldUnits, ...held } = await preferencesOf(context, context.user.id);
  const before = textsOf({ ...held, ...heldUnits });
  const sent = Object.entries(textsOf({ ...others, ...units }));
  const changed = sent.filter(([name, text]) => text !== before[name]);
  if (changed.length === 0) return { ...held, units: heldUnits };
  return preferencesIn(await keepSettings(context, Object.fromEntries(changed), undefined));
}

function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(definitions).flatMap(([field, { name, toText }]) =>
    values[field] === undefined ? [] : [[name, toText(values[field])] as const],
  );
  return Object.fromEntries(texts);
}

function preferencesIn(settings: readonly Setting[]): Preferences {
  const stored = <Value>({ name, rule, fromText }: Definition<Value>): Value | undefined => {
    const text = settings.find((setting) => setting.name === name)?.value ?? undefined;
    const { success, output } = v.safeParse(rule, text === undefined ? undefined : fromText(text));
    return success ? output : undefined;
  };
  const { weight, temperature, timeZone, heatMapMaximum, hasReminderMails, miteThresholds } =
    preferenceFields;
  return {
    units: {
      weight: stored(weight) ?? usualUnits.weight,
      temperature: stored(temperature) ?? usualUnits.temperature,
    },
    timeZone: stored(timeZone),
    heatMapMaximum: stored(heatMapMaximum) ?? usualHeatMapMaximum,
    hasReminderMails: stored(hasReminderMails) ?? true,
    miteThresholds: stored(miteThresholds),
  };
}
