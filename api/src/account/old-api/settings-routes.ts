import Type from 'typebox';
import { keepSettings, ownSettings } from '#account/settings/service.ts';
import type { Setting } from '#account/settings/store.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { nullable, WireTime, wireTime } from '#platform/http/schemas.ts';

const SettingBody = Type.Object({
  name: Type.String(),
  value: nullable(Type.String()),
  number: nullable(Type.Integer()),
  created_at: WireTime,
});

const settingToWire = ({ createdAt, ...setting }: Setting) => ({
  ...setting,
  created_at: wireTime(createdAt),
});

/** Any pairs of name and value; `id` is the number that goes with them. */
const SettingsBody = Type.Record(Type.String(), nullable(Type.String({ maxLength: 10_000 })), {
  propertyNames: { maxLength: 100 },
  maxProperties: 100,
});

export const oldSettingsRoutes: Routes = async (http) => {
  http.get(
    '/settings',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getSettings',
        tags: ['settings'],
        summary: 'Settings that an app stored for the person',
        response: { 200: Type.Array(SettingBody) },
      },
    },
    async (request) => (await ownSettings(signedInContextOf(request))).map(settingToWire),
  );

  http.post(
    '/settings',
    {
      config: {
        access: 'signedIn',
        errors: { codes: { invalid_input: { status: 400, bare: 'no named settings to save' } } },
      },
      schema: {
        operationId: 'saveSettings',
        tags: ['settings'],
        summary:
          'Stores settings of the person as pairs of name and value; earlier values of a name are replaced',
        body: SettingsBody,
        response: { 200: Type.Array(SettingBody) },
      },
    },
    async (request) => {
      const { id, ...values } = request.body;
      return (await keepSettings(signedInContextOf(request), values, id ?? undefined)).map(settingToWire);
    },
  );
};
