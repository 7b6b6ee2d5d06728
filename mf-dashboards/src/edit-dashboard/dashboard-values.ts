import { type DashboardForm, type typedDashboardForm, type Units, usualDashboard } from '@skep/domain';
import type { DashboardInput, EditedDashboardFragment } from '../generated/graphql.ts';

type Upper<Word extends string> = Uppercase<Word>;

/** What the form holds: words as the domain writes them, ids as texts, a line for each site. */
export interface DashboardValues {
  title: string;
  description: string;
  hiveIds: string[];
  paceSeconds: number | undefined;
  interval: DashboardForm['interval'];
  startsOn: string | undefined;
  endsOn: string | undefined;
  showsAll: boolean;
  parts: DashboardForm['parts'];
  language: string;
  weightUnit: DashboardForm['weightUnit'];
  temperatureUnit: DashboardForm['temperatureUnit'];
  theme: DashboardForm['theme'];
  sites: string;
}

/** @param units in which its owner reads figures themselves */
export function newDashboard({ weight, temperature }: Units): DashboardValues {
  return {
    ...usualDashboard,
    ...{ description: '', language: '', sites: '' },
    ...{ hiveIds: [], parts: [...usualDashboard.parts] },
    ...{ weightUnit: weight, temperatureUnit: temperature },
  };
}

export function valuesOf(dashboard: EditedDashboardFragment): DashboardValues {
  return {
    title: dashboard.title,
    description: dashboard.description ?? '',
    hiveIds: [...dashboard.hiveIds],
    paceSeconds: dashboard.paceSeconds,
    interval: inSmall(dashboard.interval),
    startsOn: dashboard.startsOn ?? undefined,
    endsOn: dashboard.endsOn ?? undefined,
    showsAll: dashboard.showsAll,
    parts: dashboard.parts.map(inSmall),
    language: dashboard.language?.toLowerCase() ?? '',
    weightUnit: inSmall(dashboard.weightUnit),
    temperatureUnit: inSmall(dashboard.temperatureUnit),
    theme: inSmall(dashboard.theme),
    sites: dashboard.sites.join('\n'),
  };
}

/** What was found right of it. */
export type TypedDashboard = NonNullable<(typeof typedDashboardForm)['~types']>['output'];

/** As the gateway takes it. */
export function inputOf(form: TypedDashboard): DashboardInput {
  const isOwnPeriod = form.interval === 'selection';
  return {
    ...form,
    description: form.description ?? null,
    interval: inCapitals(form.interval),
    startsOn: isOwnPeriod ? (form.startsOn ?? null) : null,
    endsOn: isOwnPeriod ? (form.endsOn ?? null) : null,
    parts: form.parts.map(inCapitals),
    language: form.language === undefined ? null : inCapitals(form.language),
    weightUnit: inCapitals(form.weightUnit),
    temperatureUnit: inCapitals(form.temperatureUnit),
    theme: inCapitals(form.theme),
  };
}

/** An enum of the gateway is a word of the domain in capitals. */
export function inCapitals<Word extends string>(word: Word): Upper<Word> {
  return word.toUpperCase() as Upper<Word>;
}

function inSmall<Word extends string>(word: Word): Lowercase<Word> {
  return word.toLowerCase() as Lowercase<Word>;
}
