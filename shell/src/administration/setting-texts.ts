import { isSettingName, type SettingName } from '@skep/domain';
import type { ServiceSettingsFieldsFragment } from '../generated/graphql.ts';
import { useIntl } from './use-administration-intl.ts';

/** One setting as the service sends it, under a name that this app knows. */
export type KnownSetting = Omit<ServiceSettingsFieldsFragment['settings'][number], 'name'> & {
  name: SettingName;
};

/** Those that this app knows: a newer service may have more. */
export function knownSettings({ settings }: Pick<ServiceSettingsFieldsFragment, 'settings'>): KnownSetting[] {
  return settings.flatMap(({ name, ...rest }) => (isSettingName(name) ? [{ ...rest, name }] : []));
}

/** Names of providers, which no language translates. */
const properNames: Readonly<Record<string, string>> = {
  'open-meteo': 'Open-Meteo',
  openweather: 'OpenWeather',
};

/** Settings and their values in words. */
export function useSettingTexts() {
  const { formatMessage } = useIntl();
  const choices: Readonly<Record<string, string>> = {
    ...properNames,
    open: formatMessage({ id: 'shell.settings.sign_up.open' }),
    invitation: formatMessage({ id: 'shell.settings.sign_up.invitation' }),
    closed: formatMessage({ id: 'shell.settings.sign_up.closed' }),
    tls: formatMessage({ id: 'shell.settings.mail_security.tls' }),
    starttls: formatMessage({ id: 'shell.settings.mail_security.starttls' }),
    none: formatMessage({ id: 'shell.settings.mail_security.none' }),
  };
  return {
    nameOf: (name: SettingName) => formatMessage({ id: `shell.settings.name.${name}` }),
    choiceOf: (value: string) => choices[value] ?? value,
  };
}
