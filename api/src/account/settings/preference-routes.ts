import { isTimeZone, temperatureUnits, weightUnits } from '@skep/domain';
import * as v from 'valibot';
import { inOneScope } from '#platform/http/http.ts';
import { action } from '#platform/http/v1.ts';
import { changePreferences, preferencesOf } from './preferences.ts';

const weight = v.picklist(weightUnits, 'unknown_choice');
const temperature = v.picklist(temperatureUnits, 'unknown_choice');

const PreferencesAnswer = v.object({
  units: v.object({ weight, temperature }),
  timeZone: v.pipe(
    v.optional(v.string()),
    v.description('IANA zone for what names none; absent: the person has not chosen one.'),
  ),
});

const PreferencesBody = v.object({
  units: v.optional(v.object({ weight: v.optional(weight), temperature: v.optional(temperature) })),
  timeZone: v.optional(
    v.pipe(v.string('required'), v.maxLength(100, 'too_long'), v.check(isTimeZone, 'unknown_choice')),
  ),
});

export const preferenceRoutes = inOneScope([
  action(
    'GET',
    '/account/preferences',
    {
      id: 'readPreferences',
      summary:
        'Units and time zone of the person. Weights are sent in kilograms and temperatures in °C, always',
      answer: PreferencesAnswer,
    },
    (context) => preferencesOf(context, context.user.id),
  ),
  action(
    'PATCH',
    '/account/preferences',
    {
      id: 'changePreferences',
      summary: 'Changes units and time zone; fields that are not sent do not change',
      ...{ body: PreferencesBody, answer: PreferencesAnswer },
    },
    (context, { body }) => changePreferences(context, body),
  ),
]);
