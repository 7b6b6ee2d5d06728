import { settingNames, settingOf } from '@skep/domain';
import * as v from 'valibot';
import { inOneScope } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { type ServiceSettings, saveSettings, shownSettings } from './service.ts';

const value = v.pipe(v.optional(v.string()), v.description('Absent if it is not set, or a secret.'));

const SettingsAnswer = v.object({
  settings: v.array(
    v.object({
      ...{ name: v.picklist(settingNames), value, isSet: v.boolean() },
      variable: v.pipe(v.string(), v.description('Variable of the environment that sets it.')),
      isFixed: v.pipe(v.boolean(), v.description('Whether it can only be changed in the environment.')),
    }),
  ),
  changes: v.pipe(
    v.array(
      v.object({
        ...{ id: idJson('change'), changedAt: v.date() },
        adminName: v.pipe(v.optional(v.string()), v.description('Absent if the account was deleted.')),
        ...{ name: v.string(), value, isSet: v.boolean() },
      }),
    ),
    v.description('The last 20, newest first.'),
  ),
});

const sent = v.pipe(v.string('invalid'), v.maxLength(500, 'too_long'));

const SettingsBody = v.object({
  values: v.pipe(
    v.partial(v.object(v.entriesFromList(settingNames, sent))),
    v.description('Settings to change; null unsets one, absent ones do not change.'),
  ),
});

const settingsJson = ({ settings, changes }: ServiceSettings) => ({
  settings: settings.map((setting) => ({ ...setting, variable: settingOf(setting.name).variable })),
  changes,
});

const access = 'admin';

export const settingsRoutes = inOneScope([
  action(
    'GET',
    '/administration/settings',
    {
      ...{ id: 'readServiceSettings', access },
      summary: 'Settings of this service that admins can change, and their last changes',
      answer: SettingsAnswer,
    },
    async (context) => settingsJson(await shownSettings(context)),
  ),
  action(
    'PUT',
    '/administration/settings',
    {
      ...{ id: 'changeServiceSettings', access, limits: [rateLimits.ownAccount], notIdempotent: 'secret' },
      summary: 'Changes settings of this service, in all its processes within seconds',
      ...{ body: SettingsBody, answer: SettingsAnswer },
    },
    async (context, { body }) => {
      await saveSettings(context, body.values);
      return settingsJson(await shownSettings(context));
    },
  ),
]);
