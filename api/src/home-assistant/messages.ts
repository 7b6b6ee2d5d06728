/** What Home Assistant is told of a hive. Undefined: it is not known. */
export interface HiveState {
  weightKg: number | undefined;
  /** In the last day, without what the beekeeper put on or took off. */
  gainKg: number | undefined;
  temperatureC: number | undefined;
  hasBrood: boolean | undefined;
  lastMessageAt: Date | undefined;
  isSilent: boolean | undefined;
  hasAlert: boolean;
  /** First day on which honey may be harvested again, YYYY-MM-DD. */
  honeyFrom: string | undefined;
  lastVisitAt: Date | undefined;
  /** YYYY-MM-DD */
  nextVisitOn: string | undefined;
}

export interface ShownHive extends HiveState {
  id: number;
  name: string;
  apiaryName: string;
  hasDevice: boolean;
}

/** What all messages of an installation have in common. */
export interface Announcer {
  /** Under which Home Assistant looks for devices. */
  prefix: string;
  /** Tells installations at one broker apart; it never changes. */
  installation: string;
  /** Address of the web app, without a slash at its end. */
  webApp: string;
}

/** Sent with the retain flag; without a payload it deletes what the broker has stored. */
export interface RetainedMessage {
  topic: string;
  payload: string;
}

interface Entity {
  component: 'sensor' | 'binary_sensor';
  /** Of hives with a device alone: others have no value of it. */
  needsDevice?: true;
  /** As Home Assistant's documentation of the component names it. */
  config: Readonly<Record<string, string | number>>;
  value: (state: HiveState) => string | number | undefined;
}

const onOff = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'ON' : 'OFF');
const rounded = (value: number | undefined, decimals: number) =>
  value === undefined ? undefined : Number(value.toFixed(decimals));
const kilograms = {
  device_class: 'weight',
  state_class: 'measurement',
  unit_of_measurement: 'kg',
  suggested_display_precision: 1,
};

/** By the key of their value, which is also the id of their name in `locales/home-assistant`. */
export const entities = {
  weight: {
    ...{ component: 'sensor', needsDevice: true, config: kilograms },
    value: ({ weightKg }) => rounded(weightKg, 2),
  },
  gain: {
    ...{ component: 'sensor', needsDevice: true, config: kilograms },
    value: ({ gainKg }) => rounded(gainKg, 2),
  },
  temperature: {
    ...{ component: 'sensor', needsDevice: true },
    config: {
      device_class: 'temperature',
      state_class: 'measurement',
      unit_of_measurement: '°C',
      suggested_display_precision: 1,
    },
    value: ({ temperatureC }) => rounded(temperatureC, 2),
  },
  brood: { component: 'binary_sensor', config: {}, value: ({ hasBrood }) => onOff(hasBrood) },
  last_message: {
    ...{ component: 'sensor', needsDevice: true },
    config: { device_class: 'timestamp', entity_category: 'diagnostic' },
    value: ({ lastMessageAt }) => lastMessageAt?.toISOString(),
  },
  silent: {
    ...{ component: 'binary_sensor', needsDevice: true },
    config: { device_class: 'problem', entity_category: 'diagnostic' },
    value: ({ isSilent }) => onOff(isSilent),
  },
  alert: {
    ...{ component: 'binary_sensor', config: { device_class: 'problem' } },
    value: ({ hasAlert }) => onOff(hasAlert),
  },
  honey_from: {
    ...{ component: 'sensor', config: { device_class: 'date' } },
    value: ({ honeyFrom }) => honeyFrom,
  },
  last_visit: {
    ...{ component: 'sensor', config: { device_class: 'timestamp' } },
    value: ({ lastVisitAt }) => lastVisitAt?.toISOString(),
  },
  next_visit: {
    ...{ component: 'sensor', config: { device_class: 'date' } },
    value: ({ nextVisitOn }) => nextVisitOn,
  },
} as const satisfies Readonly<Record<string, Entity>>;

/**
 * Where states are, and whether the service is there. Not below `skep/`, which the service itself can be subscribed to.
 */
const placeOf = ({ installation }: Pick<Announcer, 'installation'>) => `skep-hives/${installation}`;

/** Whether the service is there: `online` or `offline`. */
export const availabilityTopic = (announcer: Pick<Announcer, 'installation'>) =>
  `${placeOf(announcer)}/availability`;

/**
 * All messages about a hive: one that announces each entity, and one with the values of all. Ids and topics contain no
 * name, so a hive that is renamed stays the same device.
 * @param nameOf an entity in the language of the owner
 */
export function messagesOf(
  hive: ShownHive,
  announcer: Announcer,
  nameOf: (key: string) => string,
): RetainedMessage[] {
  const { prefix, installation, webApp } = announcer;
  const node = `skep_${installation}_${hive.id}`;
  const stateTopic = `${placeOf(announcer)}/${hive.id}/state`;
  const shown = Object.entries<Entity>(entities).filter(
    ([, { needsDevice }]) => hive.hasDevice || !needsDevice,
  );
  const common = {
    state_topic: stateTopic,
    availability_topic: availabilityTopic(announcer),
    device: {
      identifiers: [node],
      name: hive.name,
      manufacturer: 'Skep',
      suggested_area: hive.apiaryName,
      configuration_url: `${webApp}/hives/${hive.id}`,
    },
    origin: { name: 'Skep' },
  };
  const announcements = shown.map(([key, { component, config }]) => ({
    topic: `${prefix}/${component}/${node}/${key}/config`,
    payload: JSON.stringify({
      name: nameOf(key),
      unique_id: `${node}_${key}`,
      value_template: `{{ value_json.${key} }}`,
      ...config,
      ...common,
    }),
  }));
  const values = shown.map(([key, { value }]) => [key, value(hive) ?? null]);
  return [...announcements, { topic: stateTopic, payload: JSON.stringify(Object.fromEntries(values)) }];
}
