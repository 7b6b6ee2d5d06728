import { type SettingName, type SettingValues, settingNames, settingOf } from '@skep/domain';
import { type Environment, readSettings, text, WrongSetting } from '@skep/settings';
import { object, optional, safeParse } from 'valibot';

/** Parts of the mail server's URL, which have no variables of their own. */
const mailPorts: Readonly<Record<string, string>> = { 'smtp:': '587', 'smtps:': '465' };

/**
 * Settings of the administration that the environment sets, so that nobody changes them there.
 * @throws WrongSetting
 */
export function fixedSettingsOf(environment: Environment): SettingValues {
  const variables = new Set(settingNames.map((name) => settingOf(name).variable));
  const entries = Object.fromEntries([...variables].map((variable) => [variable, optional(text)]));
  const { SMTP_URL: smtpUrl, ...given } = readSettings(object(entries), environment);
  const values = settingNames.flatMap((name) => {
    const value = given[settingOf(name).variable];
    return value === undefined ? [] : [[name, checkedValue(name, value)]];
  });
  return { ...Object.fromEntries(values), ...(smtpUrl === undefined ? {} : mailSettingsIn(smtpUrl)) };
}

function checkedValue(name: SettingName, value: string): string {
  const { variable, choices, check } = settingOf(name);
  const read = safeParse(check, value);
  if (read.success && read.output !== undefined) return read.output;
  const must =
    choices === undefined
      ? 'cannot be used as it is set.'
      : `must be one of ${choices.join(', ')}; it is "${value}".`;
  throw new WrongSetting(`${variable} ${must}`);
}

/** For admins to see. Mails are sent by the URL as it is set, which may say more. */
function mailSettingsIn(smtpUrl: string): SettingValues {
  if (!URL.canParse(smtpUrl)) return {};
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  return {
    mail_host: hostname,
    mail_port: port || (mailPorts[protocol] ?? ''),
    mail_security: protocol === 'smtps:' ? 'tls' : searchParams.has('ignoreTLS') ? 'none' : 'starttls',
    ...(username && { mail_user: decodeURIComponent(username) }),
    ...(password && { mail_password: decodeURIComponent(password) }),
  };
}
