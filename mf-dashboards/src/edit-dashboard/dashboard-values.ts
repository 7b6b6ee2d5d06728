import { type DashboardForm, type typedDashboardForm, type Units, usualDashboard } from '@skep/domain';
import type { DashboardInput, EditedDashboardFragment } from '../generated/graphql.ts';

type Upper<Word extends string> = Uppercase<Word>;
type Words = Pick<DashboardForm, 'interval' | 'parts' | 'weightUnit' | 'temperatureUnit' | 'theme'>;
type NotInForm = '__typename' | 'id' | 'revision' | 'accessCode' | 'url' | 'logoUrl' | 'openings';

/** Undefined where the gateway has null. */
type WithoutNulls<Fields> = {
  [Name in keyof Fields]: Exclude<Fields[Name], null> | (null extends Fields[Name] ? undefined : never);
};

/** Null where the form has undefined. */
type WithNulls<Fields> = {
  [Name in keyof Fields]-?:
    | Exclude<Fields[Name], undefined>
    | (undefined extends Fields[Name] ? null : never);
};

/** What the form holds: words as the domain writes them, and a line for each site. Other fields are those of the gateway. */
export interface DashboardValues
  extends Words,
    WithoutNulls<
      Omit<EditedDashboardFragment, NotInForm | keyof Words | 'paceSeconds' | 'language' | 'sites'>
    > {
  paceSeconds: number | undefined;
  language: string;
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
  const { __typename: _type, id: _id, revision: _revision, openings: _openings, ...known } = dashboard;
  const { accessCode: _code, url: _url, logoUrl: _logo, ...fields } = known;
  return {
    ...withoutNulls(fields),
    description: fields.description ?? '',
    interval: inSmall(fields.interval),
    parts: fields.parts.map(inSmall),
    language: fields.language?.toLowerCase() ?? '',
    weightUnit: inSmall(fields.weightUnit),
    temperatureUnit: inSmall(fields.temperatureUnit),
    theme: inSmall(fields.theme),
    sites: fields.sites.join('\n'),
  };
}

/** What was found right of it. */
export type TypedDashboard = NonNullable<(typeof typedDashboardForm)['~types']>['output'];

/** As the gateway takes it: what is left empty is taken away. */
export function inputOf(form: TypedDashboard): DashboardInput {
  const isOwnPeriod = form.interval === 'selection';
  return {
    ...withNulls(form),
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

function withoutNulls<Fields extends object>(fields: Fields): WithoutNulls<Fields> {
  const entries = Object.entries(fields).map(([name, value]) => [name, value ?? undefined]);
  return Object.fromEntries(entries) as WithoutNulls<Fields>;
}

function withNulls<Fields extends object>(fields: Fields): WithNulls<Fields> {
  const entries = Object.entries(fields).map(([name, value]) => [name, value ?? null]);
  return Object.fromEntries(entries) as WithNulls<Fields>;
}
