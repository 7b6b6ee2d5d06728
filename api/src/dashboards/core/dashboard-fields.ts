import {
  dashboardForm,
  dashboardIntervals,
  dashboardLimits,
  dashboardParts,
  dashboardThemes,
  languages,
  temperatureUnits,
  weightUnits,
} from '@skep/domain';
import Type from 'typebox';
import { text } from '#platform/http/schemas.ts';
import { type ChangesOf, type ColumnsOf, field, type ValuesOf } from '#platform/resource/fields.ts';
import { day, flag, integer, line, lines, paragraph, wordOf, wordsOf } from '#platform/resource/kinds.ts';

const rules = dashboardForm.entries;
const hasDefault = true;

const pace = `${dashboardLimits.paceSecondsMin} to ${dashboardLimits.paceSecondsMax} seconds.`;

/** Fields of a dashboard. Its hives, its code and its logo are no columns that one sets. */
export const dashboardFields = {
  title: field(rules.title, line, {
    ...{ column: 'title', old: 'name', description: 'Title that all viewers see.' },
  }),
  description: field(rules.description, paragraph, {
    ...{ column: 'description', description: 'Only its owner sees this.' },
  }),
  paceSeconds: field(
    rules.paceSeconds,
    { ...integer, oldInput: Type.Integer({ description: pace }) },
    {
      column: 'pace_seconds',
      old: 'speed',
      hasDefault,
      description: 'Seconds for which each hive is shown.',
    },
  ),
  interval: field(rules.interval, wordOf(dashboardIntervals), { column: 'interval', hasDefault }),
  startsOn: field(rules.startsOn, day, {
    ...{ column: 'starts_on', old: 'start_date', description: 'YYYY-MM-DD, for the interval `selection`.' },
  }),
  endsOn: field(rules.endsOn, day, {
    ...{ column: 'ends_on', old: 'end_date', description: 'Last day, for the interval `selection`.' },
  }),
  showsAll: field(
    rules.showsAll,
    { ...flag, oldInput: Type.Boolean(), fromOld: (sent: boolean) => sent },
    { column: 'shows_all', old: 'show_all', hasDefault, description: 'Also hives without a device.' },
  ),
  parts: field(
    rules.parts,
    // Always in one order, so that the same choice is the same.
    {
      ...wordsOf(dashboardParts),
      toColumn: (parts) => dashboardParts.filter((part) => parts.includes(part)),
    },
    { column: 'parts', hasDefault, description: 'Parts of the hives that it shows.' },
  ),
  language: field(
    rules.language,
    wordOf(
      languages.map(({ code }) => code),
      { oldInput: text() },
    ),
    {
      ...{
        column: 'language',
        old: 'locale',
        description: 'Language of the texts. Default: that of the viewer.',
      },
    },
  ),
  weightUnit: field(rules.weightUnit, wordOf(weightUnits), {
    ...{ column: 'weight_unit', hasDefault, description: 'For display; weights are sent in kilograms.' },
  }),
  temperatureUnit: field(rules.temperatureUnit, wordOf(temperatureUnits), {
    ...{ column: 'temperature_unit', hasDefault, description: 'For display; sent are degrees Celsius.' },
  }),
  theme: field(rules.theme, wordOf(dashboardThemes), { column: 'theme', hasDefault }),
  sites: field(rules.sites, lines, {
    ...{ column: 'sites', old: 'embed_sites', hasDefault },
    description: 'Origins of sites that may show it in a frame.',
  }),
};

const { title, paceSeconds, interval, parts, language, weightUnit, temperatureUnit, theme } = dashboardFields;

/** What of them everybody sees who has the code. */
export const shownFields = {
  ...{ title, paceSeconds, interval, parts, language, weightUnit, temperatureUnit, theme },
};

export type DashboardFields = ValuesOf<typeof dashboardFields>;
export type DashboardFieldChanges = ChangesOf<typeof dashboardFields>;
export type DashboardColumns = ColumnsOf<typeof dashboardFields>;
