import * as v from 'valibot';
import { emailAddress } from './account-rules.ts';
import { code, optionalLine, optionalParagraph } from './text-rules.ts';
import { weatherProviderNames } from './weather-words.ts';

/** Who may make an account: everybody, people with an invitation to a group, or nobody. */
export const signUpModes = ['open', 'invitation', 'closed'] as const;
/** How a connection to the mail server is encrypted: from its first byte, after a greeting, or not at all. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;

/** What keeps a mail from being sent, as far as its admin can do something about it. */
export const mailFaults = ['unreachable', 'encryption', 'credentials', 'address', 'other'] as const;

export type MailFault = (typeof mailFaults)[number];
export type SignUpMode = (typeof signUpModes)[number];

/** A name, of labels that begin and end with a letter or a digit (RFC 1123, 2.1), or an address of IPv6. */
const isHost = (text: string) =>
  /^\[[0-9a-f:.]+\]$/i.test(text) ||
  text
    .replace(/\.$/, '')
    .split('.')
    .every((label) => /^[a-z0-9-]+$/i.test(label) && !label.startsWith('-') && !label.endsWith('-'));
const isPort = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const checked = (isRight: (text: string) => boolean, problem: 'invalid' | 'not_a_web_address') =>
  v.pipe(
    optionalLine(500),
    v.check((text) => text === undefined || isRight(text), code(problem)),
  );

const oneOf = (choices: readonly string[]) => ({
  kind: 'choice' as const,
  choices,
  check: v.pipe(
    optionalLine(50),
    v.check((text) => text === undefined || choices.includes(text), code('unknown_choice')),
  ),
});

const line = { kind: 'line', check: optionalLine(200) } as const;
const secret = { kind: 'secret', check: optionalLine(500) } as const;

/**
 * Settings that an admin changes while the service runs, by their name on the wire and in the database. Each is a text,
 * or not set. The variable of the environment is stronger: what it sets nobody changes in the administration.
 */
export const serviceSettings = {
  operator_name: { group: 'operator', variable: 'OPERATOR_NAME', ...line },
  operator_address: {
    group: 'operator',
    variable: 'OPERATOR_ADDRESS',
    kind: 'paragraph',
    check: optionalParagraph(500),
  },
  operator_contact: { group: 'operator', variable: 'OPERATOR_CONTACT', ...line },
  support_email: {
    group: 'operator',
    variable: 'SUPPORT_EMAIL',
    kind: 'email',
    check: checked((text) => v.safeParse(emailAddress, text).success, 'invalid'),
  },
  sign_up: { group: 'sign_up', variable: 'SIGN_UP', ...oneOf(signUpModes), fallback: 'open' },
  mail_host: {
    group: 'mail',
    variable: 'SMTP_URL',
    kind: 'line',
    check: checked(isHost, 'invalid'),
  },
  mail_port: { group: 'mail', variable: 'SMTP_URL', kind: 'number', check: checked(isPort, 'invalid') },
  mail_security: { group: 'mail', variable: 'SMTP_URL', ...oneOf(mailSecurities), fallback: 'starttls' },
  mail_user: { group: 'mail', variable: 'SMTP_URL', ...line },
  mail_password: { group: 'mail', variable: 'SMTP_URL', ...secret, goesWith: 'mail_user' },
  mail_from: { group: 'mail', variable: 'MAIL_FROM', ...line, fallback: 'Skep <skep@localhost>' },
  weather_provider: { group: 'weather', variable: 'WEATHER_PROVIDER', ...oneOf(weatherProviderNames) },
  weather_key: { group: 'weather', variable: 'WEATHER_KEY', ...secret, goesWith: 'weather_provider' },
  weather_url: {
    group: 'weather',
    variable: 'WEATHER_URL',
    kind: 'line',
    check: checked(isWebAddress, 'not_a_web_address'),
  },
  // Another place for files would leave behind those that there are, so nobody changes it while the service runs.
  file_store: { group: 'storage', variable: 'FILE_STORE', ...line, isReadOnly: true },
} as const satisfies Record<string, ServiceSetting>;

/** What is known of a setting; reading, checking, wire and screen follow from it. */
export interface ServiceSetting {
  /** Those that are saved together. */
  group: 'operator' | 'sign_up' | 'mail' | 'weather' | 'storage';
  /** Of the environment. */
  variable: string;
  /** `secret`: it is encrypted, and no answer contains it. */
  kind: 'line' | 'paragraph' | 'email' | 'number' | 'choice' | 'secret';
  choices?: readonly string[];
  /** Turns what was typed into what is stored; undefined: not set. */
  check: v.GenericSchema<string | undefined, string | undefined>;
  isReadOnly?: boolean;
  /** What counts while it is not set. Default: nothing. */
  fallback?: string;
  /** Of a secret: the setting without which it means nothing, and with which it is unset. */
  goesWith?: string;
}

export type SettingName = keyof typeof serviceSettings;
export type SettingValues = Partial<Record<SettingName, string>>;

export const settingNames = Object.keys(serviceSettings).filter(isSettingName);

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(serviceSettings, name);
}

export const settingOf = (name: SettingName): ServiceSetting => serviceSettings[name];

export const isSecretSetting = (name: SettingName): boolean => settingOf(name).kind === 'secret';
