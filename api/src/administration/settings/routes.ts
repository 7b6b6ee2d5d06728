import { type SettingName, settingNames, settingOf } from '@skep/domain';
import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { type ServiceSettings, saveSettings, shownSettings } from './service.ts';

const Value = nullable(Type.String({ maxLength: 500 }));
const Name = oneOf(settingNames);

const SettingsBody = Type.Object({
  settings: Type.Array(
    Type.Object({
      name: Name,
      value: nullable(Type.String({ description: 'Null if it is not set, or a secret.' })),
      is_set: Type.Boolean(),
      variable: Type.String({ description: 'Variable of the environment that sets it.' }),
      is_fixed: Type.Boolean({ description: 'Whether it can only be changed in the environment.' }),
    }),
  ),
  changes: Type.Array(
    Type.Object({
      id: Type.Integer(),
      changed_at: WireTime,
      admin_name: nullable(Type.String({ description: 'Null if the account was deleted.' })),
      name: Type.String(),
      value: nullable(Type.String({ description: 'Null if it was unset, or is a secret.' })),
      is_set: Type.Boolean(),
    }),
    { description: 'The last 20, newest first.' },
  ),
});

const InputBody = Type.Object({
  values: Type.Object(
    Object.fromEntries(settingNames.map((name) => [name, Type.Optional(Value)])) as Record<
      SettingName,
      ReturnType<typeof Type.Optional<typeof Value>>
    >,
    { description: 'Settings to change; null unsets one, absent ones do not change.' },
  ),
});

/** An addition to the old wire. */
export const settingsRoutes: Routes = async (http) => {
  http.get(
    '/administration/settings',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'getServiceSettings',
        tags: ['administration'],
        summary: 'Settings of this service that admins can change, and their last changes',
        response: { 200: SettingsBody },
      },
    },
    async (request) => settingsToWire(await shownSettings(contextOf(request))),
  );
  http.put(
    '/administration/settings',
    {
      config: { access: 'admin', limits: [rateLimits.ownAccount], notIdempotent: 'secret' },
      schema: {
        operationId: 'saveServiceSettings',
        tags: ['administration'],
        summary: 'Changes settings of this service, in all its processes within seconds',
        body: InputBody,
        response: { 200: SettingsBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      await saveSettings(context, request.body.values);
      return settingsToWire(await shownSettings(context));
    },
  );
};

function settingsToWire({ settings, changes }: ServiceSettings) {
  return {
    settings: settings.map(({ name, value, isSet, isFixed }) => ({
      name,
      value: value ?? null,
      is_set: isSet,
      variable: settingOf(name).variable,
      is_fixed: isFixed,
    })),
    changes: changes.map(({ changed_at, ...rest }) => ({ ...rest, changed_at: wireTime(changed_at) })),
  };
}
