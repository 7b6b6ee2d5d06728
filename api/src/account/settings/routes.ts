import * as v from 'valibot';
import { inOneScope } from '#platform/http/http.ts';
import { action } from '#platform/http/v1.ts';
import { changePreferences, preferenceFields, preferencesOf } from './preferences.ts';

const { weight, temperature, timeZone, heatMapMaximum, hasReminderMails, miteThresholds } = preferenceFields;

const units = v.object({ weight: weight.rule, temperature: temperature.rule });

const fields = {
  timeZone: v.pipe(
    timeZone.rule,
    v.description('IANA zone for what names none; absent: the person has not chosen one.'),
  ),
  heatMapMaximum: v.pipe(heatMapMaximum.rule, v.description('Loudness of the darkest colour of a heat map.')),
  hasReminderMails: v.pipe(
    hasReminderMails.rule,
    v.description('Whether reminders and tasks are sent by email.'),
  ),
  miteThresholds: v.pipe(
    miteThresholds.rule,
    v.description(
      'Mite counts from which a chart turns amber and red; absent: the usual ones of the season.',
    ),
  ),
};

const PreferencesAnswer = v.object({
  ...{ units, ...fields },
  timeZone: v.optional(fields.timeZone),
  miteThresholds: v.optional(fields.miteThresholds),
});
const PreferencesBody = v.partial(v.object({ units: v.partial(units), ...fields }));

export const preferenceRoutes = inOneScope([
  action(
    'GET',
    '/account/preferences',
    {
      id: 'readPreferences',
      summary: 'Preferences of the person. Weights are sent in kilograms and temperatures in °C, always',
      answer: PreferencesAnswer,
    },
    (context) => preferencesOf(context, context.user.id),
  ),
  action(
    'PATCH',
    '/account/preferences',
    {
      id: 'changePreferences',
      summary: 'Changes preferences; fields that are not sent do not change',
      ...{ body: PreferencesBody, answer: PreferencesAnswer },
    },
    (context, { body }) => changePreferences(context, body),
  ),
]);
