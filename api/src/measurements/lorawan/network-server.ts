import type { LorawanConfig } from '#platform/environment/lorawan-config.ts';
import { askOutside, OutsideProblem } from '#platform/safe-http/safe-fetch.ts';

/** What the network server said: old clients get it as it is. */
export interface NetworkAnswer {
  status: number;
  body: unknown;
}

/** The operator has named the address: it may be inside of their own network. */
const everyNetwork = ['0.0.0.0/0', '::/0'];

/** Class A devices of Europe's open network, as the base's firmware speaks. */
const radioOfBase = {
  lorawan_version: 'MAC_V1_0_2',
  lorawan_phy_version: 'PHY_V1_0_2_REV_A',
  frequency_plan_id: 'EU_863_870_TTN',
};

/** Undefined: it could not be reached, or answered no JSON. */
async function ask(
  { url, key }: LorawanConfig,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  sent?: object,
): Promise<NetworkAnswer | undefined> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    authorization: `Bearer ${key}`,
  };
  const body = sent === undefined ? '' : JSON.stringify(sent);
  try {
    const answer = await askOutside(
      { url: `${url}${path}`, method, headers, body },
      { allowedNetworks: everyNetwork },
    );
    return { status: answer.status, body: answer.text === '' ? {} : JSON.parse(answer.text) };
  } catch (error) {
    if (error instanceof OutsideProblem || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Its four servers, each of which has a part of a device. */
const parts = ['js', 'as', 'ns', ''] as const;

const pathOf = ({ application }: LorawanConfig, part: (typeof parts)[number], deviceId: string) =>
  `${part && `/${part}`}/applications/${encodeURIComponent(application)}/devices/${encodeURIComponent(deviceId)}`;

export function findDevice(config: LorawanConfig, deviceId: string): Promise<NetworkAnswer | undefined> {
  return ask(config, 'GET', pathOf(config, '', deviceId));
}

/**
 * Registers a device in the place of the one that has this id there.
 * @returns the last answer, or the first that says no; undefined: none came.
 */
export async function registerDevice(
  config: LorawanConfig,
  { deviceId, devEui, appKey }: { deviceId: string; devEui: string; appKey: string },
): Promise<NetworkAnswer | undefined> {
  for (const part of parts) await ask(config, 'DELETE', pathOf(config, part, deviceId));
  const ids = { device_id: deviceId, dev_eui: devEui, join_eui: config.joinEui };
  const host = new URL(config.url).hostname;
  const others = { network_server_address: host, application_server_address: host };
  const servers = { join_server_address: host, ...others };
  const steps = [
    ['POST', `/applications/${encodeURIComponent(config.application)}/devices`, { ids, ...servers }],
    [
      'PUT',
      pathOf(config, 'ns', deviceId),
      { ids, ...radioOfBase, supports_join: true, mac_settings: macSettings },
    ],
    ['PUT', pathOf(config, 'as', deviceId), { ids }],
    ['PUT', pathOf(config, 'js', deviceId), { ids, ...others, root_keys: { app_key: { key: appKey } } }],
  ] as const;
  let answer: NetworkAnswer | undefined;
  for (const [method, path, device] of steps) {
    answer = await ask(config, method, path, { end_device: device, field_mask: { paths: pathsIn(device) } });
    if (answer === undefined || answer.status >= 400) return answer;
  }
  return answer;
}

const macSettings = {
  supports_32_bit_f_cnt: true,
  rx2_data_rate_index: { value: 'DATA_RATE_0' },
  rx2_frequency: { value: '869525000' },
};

/** What is set, by name: one that is a wrapped `value` is not taken apart. */
function pathsIn(part: object, prefix = ''): string[] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !('value' in value)
      ? pathsIn(value, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );
}

/** The port on which bases listen. */
const downlinkPort = 6;

/** Sends these bytes to a device after its next message. */
export function sendDownlink(
  config: LorawanConfig,
  deviceId: string,
  payload: Buffer,
): Promise<NetworkAnswer | undefined> {
  const { application } = config;
  const name = encodeURIComponent(application);
  const path = `/as/applications/${name}/webhooks/${name}/devices/${encodeURIComponent(deviceId)}/down/push`;
  const downlinks = [{ frm_payload: payload.toString('base64'), f_port: downlinkPort }];
  return ask(config, 'POST', path, { downlinks });
}
