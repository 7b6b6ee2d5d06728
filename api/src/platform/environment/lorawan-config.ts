import { WrongSetting } from '@skep/settings';

/** The operator's application at The Things Stack, or at a server that answers as it does. */
export interface LorawanConfig {
  /** With its version, as `https://eu1.cloud.thethings.network/api/v3`; no slash at its end. */
  url: string;
  /** Never logged, and in no error. */
  key: string;
  application: string;
  /** Which join server devices ask for: 16 hex digits in lower case. */
  joinEui: string;
}

/**
 * @returns undefined where nothing is set: then nobody's device is set up for them.
 * @throws WrongSetting where a part is missing
 */
export function lorawanConfigOf({
  TTN_API_URL: url,
  TTN_API_KEY: key,
  TTN_APPLICATION: application,
  TTN_APP_EUI: joinEui,
}: {
  TTN_API_URL?: string | undefined;
  TTN_API_KEY?: string | undefined;
  TTN_APPLICATION?: string | undefined;
  TTN_APP_EUI?: string | undefined;
}): LorawanConfig | undefined {
  if (url === undefined) return undefined;
  if (key === undefined || application === undefined || joinEui === undefined)
    throw new WrongSetting('TTN_API_KEY, TTN_APPLICATION and TTN_APP_EUI must be set where TTN_API_URL is.');
  if (!/^[0-9a-f]{16}$/i.test(joinEui)) throw new WrongSetting('TTN_APP_EUI must be 16 hex digits.');
  return { url, key, application, joinEui: joinEui.toLowerCase() };
}
