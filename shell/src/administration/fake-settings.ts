import { isSecretSetting, isSettingName, type SettingName, settingNames, settingOf } from '@skep/domain';
import type { FakeAnswer } from '@skep/remote-kit/testing';
import type { ServiceSettingsFieldsFragment } from '../generated/graphql.ts';
import { answering } from '../testing/gateway.ts';
import { saveServiceSettingsMutation, serviceSettingsQuery } from './ServiceSettings.graphql.ts';

const values: Partial<Record<SettingName, string>> = {
  operator_name: 'Beekeepers of Utrecht',
  support_email: 'help@bees.example',
  mail_host: 'mail.bees.example',
  mail_port: '587',
  mail_security: 'starttls',
  mail_user: 'skep',
  mail_password: 'never shown',
  weather_provider: 'open-meteo',
  file_store: '/var/lib/skep',
};

/** A service with a mail server, whose environment sets the weather provider. */
export const someSettings: ServiceSettingsFieldsFragment = {
  __typename: 'ServiceSettings',
  settings: settingNames.map((name) => ({
    __typename: 'ServiceSetting',
    name,
    value: isSecretSetting(name) ? null : (values[name] ?? null),
    isSet: name in values,
    variable: settingOf(name).variable,
    isFixed: name === 'weather_provider' || name === 'file_store',
  })),
  changes: [
    {
      __typename: 'SettingChange',
      id: '1',
      changedAt: '2026-06-03T12:00:00+00:00',
      adminName: 'Ada',
      setting: 'mail_host',
      value: 'mail.bees.example',
      isSet: true,
    },
  ],
};

/** A service with these settings, which saves what is changed. */
export function fakeSettings(begun: ServiceSettingsFieldsFragment = someSettings): FakeAnswer[] {
  let found = begun;
  return [
    answering(serviceSettingsQuery, () => ({ serviceSettings: found })),
    answering(saveServiceSettingsMutation, (variables) => {
      for (const { name, value = null } of [variables.values].flat())
        found = {
          ...found,
          settings: found.settings.map((setting) =>
            setting.name === name
              ? {
                  ...setting,
                  value: isSettingName(name) && isSecretSetting(name) ? null : value,
                  isSet: value !== null,
                }
              : setting,
          ),
        };
      return { saveServiceSettings: found };
    }),
  ];
}
