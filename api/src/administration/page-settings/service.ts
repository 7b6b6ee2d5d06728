import { type SignUpMode, serviceSettings, signUpModes } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import { isFirstRun } from '../first-run/service.ts';

/** What every page of the web app has to know of this service. */
export interface PageSettings {
  /** Whether there is no account, and the first one is made with the code of the log. */
  isFirstRun: boolean;
  signUp: SignUpMode;
  /** Where people get help. */
  supportEmail: string | undefined;
  /** Who runs this installation, for the privacy page. */
  operator: { name: string | undefined; address: string | undefined; contact: string | undefined };
}

export async function pageSettingsOf(context: Context): Promise<PageSettings> {
  const settings = await context.settings(context);
  return {
    isFirstRun: await isFirstRun(context),
    signUp: signUpModes.find((mode) => mode === settings.sign_up) ?? serviceSettings.sign_up.fallback,
    supportEmail: settings.support_email,
    operator: {
      name: settings.operator_name,
      address: settings.operator_address,
      contact: settings.operator_contact,
    },
  };
}
