import {
  AppError,
  isSecretSetting,
  isSettingName,
  type ServiceSetting,
  type SettingName,
  serviceSettings,
  settingNames,
  settingOf,
} from '@skep/domain';
import { object } from 'valibot';
import { seal } from '#account/second-factor/sealing.ts';
import { isInvited } from '#groups/invitation-responses/service.ts';
import type { Context, SignedInContext, SignUpRequest } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { sealedAs } from './current.ts';
import {
  insertSettingChange,
  newestSettingChanges,
  type SettingChange,
  storedSettings,
  storeSetting,
} from './store.ts';

const shownChanges = 20;

/** A setting as admins see it. */
export interface ShownSetting {
  name: SettingName;
  /** Undefined: it is not set, or a secret. */
  value: string | undefined;
  isSet: boolean;
  /** Whether the environment sets it, so that nobody changes it here. */
  isFixed: boolean;
}

export interface ServiceSettings {
  settings: ShownSetting[];
  changes: SettingChange[];
}

export async function shownSettings(context: Context): Promise<ServiceSettings> {
  const values = await context.settings(context);
  const settings = settingNames.map((name) => ({
    name,
    value: isSecretSetting(name) ? undefined : values[name],
    isSet: values[name] !== undefined,
    isFixed: name in context.fixedSettings || settingOf(name).isReadOnly === true,
  }));
  return { settings, changes: await newestSettingChanges(context, shownChanges) };
}

/**
 * Changes the named settings; undefined: it is not set any more.
 * @throws AppError invalid_input; not_allowed for one that the environment sets
 */
export async function saveSettings(
  context: SignedInContext,
  given: Readonly<Partial<Record<SettingName, string | undefined>>>,
): Promise<void> {
  const changes = settingNames.flatMap((name) =>
    name in given ? [{ name, value: checkedValue(context, name, given[name]) }] : [],
  );
  await inTransaction(context, async (inner) => {
    const before = await storedSettings(inner);
    const given = new Map(changes.map(({ name, value }) => [name, value]));
    const nowOf = (name: SettingName) =>
      context.fixedSettings[name] ?? (given.has(name) ? given.get(name) : before[name]);
    const isLeft = ({ goesWith }: ServiceSetting) =>
      goesWith !== undefined && isSettingName(goesWith) && nowOf(goesWith) === undefined;
    for (const name of settingNames) if (isLeft(settingOf(name))) given.set(name, undefined);
    requireKey(nowOf('weather_provider'), nowOf('weather_key'));
    for (const [name, value] of given) if (value !== before[name]) await change(inner, name, value);
  });
  context.forgetSettings();
}

function checkedValue(context: Context, name: SettingName, given: string | undefined): string | undefined {
  const { check, isReadOnly } = settingOf(name);
  if (isReadOnly || name in context.fixedSettings) throw new AppError('not_allowed');
  return readForm(object({ [name]: check }), { [name]: given ?? '' })[name];
}

/** OpenWeather answers nobody without a key. */
function requireKey(provider: string | undefined, key: string | undefined): void {
  if (provider === 'openweather' && key === undefined) throw fieldProblem('weather_key', 'required');
}

async function change(context: SignedInContext, name: SettingName, value: string | undefined): Promise<void> {
  const isSecret = isSecretSetting(name);
  const stored = isSecret && value !== undefined ? await seal(context, sealedAs(name), value) : value;
  await storeSetting(context, name, stored);
  await insertSettingChange(context, {
    changed_at: context.clock.now(),
    admin_id: context.user.id,
    name,
    value: isSecret ? null : (value ?? null),
    is_set: value !== undefined,
  });
}

/** @throws AppError sign_up_closed, sign_up_by_invitation, as the operator has set it */
export async function refuseClosedSignUp(context: Context, request: SignUpRequest): Promise<void> {
  const { sign_up: mode = serviceSettings.sign_up.fallback } = await context.settings(context);
  if (mode === 'closed') throw new AppError('sign_up_closed');
  if (mode === 'invitation' && !request.isByProvider && !(await isInvited(context, request)))
    throw new AppError('sign_up_by_invitation');
}
