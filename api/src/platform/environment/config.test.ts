import { readConfig } from './config.ts';
import { weatherConfigOf } from './weather-config.ts';

test('without any setting the service runs with a database of its own, on this machine, with mails in the outbox', () => {
  expect(readConfig({})).toMatchObject({
    database: { kind: 'local', folder: expect.stringMatching(/data\/postgres$/) },
    host: '127.0.0.1',
    webAppUrl: 'http://localhost:8080',
    apiUrl: 'http://localhost:8080/api',
    smtpUrl: undefined,
    fixedSettings: {},
    trustedProxies: [],
    allowedOrigins: [],
    rateLimitScale: 1,
  });
});

test('an empty setting is no setting', () => {
  expect(readConfig({ DATABASE_URL: ' ', SMTP_URL: '' })).toMatchObject({
    database: { kind: 'local' },
    smtpUrl: undefined,
  });
});

test('settings are read', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://skep:secret@db:5432/skep',
    DATABASE_DIRECT_URL: 'postgres://skep:secret@leader:5432/skep',
    READ_DATABASE_URL: 'postgres://skep:secret@follower:5432/skep',
    WEBAPP_URL: 'https://skep.example/',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    ALLOWED_ORIGINS: 'https://app.example',
    RATE_LIMIT_SCALE: '2',
  });
  expect(config).toMatchObject({
    database: {
      kind: 'server',
      url: 'postgres://skep:secret@db:5432/skep',
      directUrl: 'postgres://skep:secret@leader:5432/skep',
      followerUrl: 'postgres://skep:secret@follower:5432/skep',
    },
    webAppUrl: 'https://skep.example',
    apiUrl: 'https://skep.example/api',
    trustedProxies: ['10.0.0.0/8', '::1'],
    allowedOrigins: ['https://app.example'],
    rateLimitScale: 2,
  });
});

test('the storage of a person is limited by its setting, by its former name where that alone is set, or to 4 GB', () => {
  const bytes = (environment: Record<string, string>) => readConfig(environment).storageBytesMax;
  expect(bytes({})).toBe(4_000_000_000);
  expect(bytes({ PHOTO_MEGABYTES: '500' })).toBe(500_000_000);
  expect(bytes({ PHOTO_MEGABYTES: '500', STORAGE_MEGABYTES: '9000' })).toBe(9_000_000_000);
});

test('no weather is fetched until a provider is named', () => {
  const weatherOf = (environment: Record<string, string>) =>
    weatherConfigOf(readConfig(environment).fixedSettings);
  expect(weatherOf({ WEATHER_KEY: 'a-key-of-mine' })).toBeUndefined();
  expect(weatherOf({ WEATHER_PROVIDER: 'open-meteo' })).toEqual({ provider: 'open-meteo' });
  const keyed = { WEATHER_PROVIDER: 'openweather', WEATHER_KEY: 'a-key-of-mine' };
  expect(weatherOf(keyed)).toMatchObject({ provider: 'openweather', key: 'a-key-of-mine' });
});

test('an identity provider is called by its host until it has a name', () => {
  const provider = {
    OIDC_ISSUER: 'https://login.example/realms/club/',
    OIDC_CLIENT_ID: 'skep',
    OIDC_CLIENT_SECRET: 'a-secret-of-mine',
  };
  expect(readConfig({}).oidc).toBeUndefined();
  expect(readConfig(provider).oidc).toMatchObject({ name: 'login.example', admin: undefined });
  const named = { OIDC_NAME: 'the bee club', OIDC_ADMIN_CLAIM: 'groups', OIDC_ADMIN_VALUE: 'board' };
  expect(readConfig({ ...provider, ...named }).oidc).toMatchObject({
    id: 'https://login.example/realms/club',
    name: 'the bee club',
    admin: { claim: 'groups', value: 'board' },
  });
});

test('a broker knows the installation again after its passwords have changed', () => {
  const named = (password: string) =>
    readConfig({
      DATABASE_URL: `postgres://skep:${password}@db/skep`,
      MQTT_URL: `mqtts://skep:${password}@broker`,
    }).mqtt;
  expect(named('new')?.clientId).toBe(named('old')?.clientId);
  expect(named('new')?.clientId).toMatch(/^skep-[0-9a-f]{12}$/);
  expect(named('new')?.topics).toEqual(['v3/+/devices/+/up', 'application/+/device/+/event/up', 'skep/+']);
  const chosen = { MQTT_URL: 'mqtt://broker', MQTT_TOPICS: '$share/skep/hives/+, v3/#', MQTT_CLIENT_ID: 'b' };
  expect(readConfig(chosen).mqtt).toMatchObject({ clientId: 'b', topics: ['$share/skep/hives/+', 'v3/#'] });
});

test('all processes of an installation publish hives under one name, however they receive messages', () => {
  const published = (more: Record<string, string>) => {
    const { discoveryPrefix, discoveryClientId } =
      readConfig({ MQTT_URL: 'mqtt://broker', ...more }).mqtt ?? {};
    return [discoveryPrefix, discoveryClientId];
  };
  const [, id] = published({});
  expect(id).toMatch(/^skep-[0-9a-f]{12}-hives$/);
  expect(published({ MQTT_CLIENT_ID: 'b' })).toEqual([undefined, id]);
  expect(published({ MQTT_DISCOVERY_PREFIX: 'homeassistant' })).toEqual(['homeassistant', id]);
});

test.each([
  [
    { DATABASE_URL: 'mysql://skep:top-secret@db/skep' },
    'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must look like smtp://user:password@host:587 or smtps://host.'],
  [
    { MQTT_URL: 'http://skep:top-secret@broker' },
    'MQTT_URL must look like mqtt://user:password@host:1883 or mqtts://host.',
  ],
  [
    { MQTT_URL: 'mqtt://broker', MQTT_TOPICS: 'v3/#/up' },
    'MQTT_TOPICS must list topics such as v3/+/devices/+/up; "v3/#/up" is none.',
  ],
  [
    { MQTT_URL: 'mqtt://broker', MQTT_DISCOVERY_PREFIX: 'home/#' },
    'MQTT_DISCOVERY_PREFIX must be the start of topics, such as homeassistant.',
  ],
  [
    { MQTT_DISCOVERY_PREFIX: 'homeassistant' },
    'MQTT_URL must be set: MQTT_DISCOVERY_PREFIX publishes hives to that broker.',
  ],
  [{ WEBAPP_URL: 'skep' }, 'WEBAPP_URL must be a web address such as https://skep.example; it is "skep".'],
  [
    { WEBAPP_URL: 'https://host.example/skep' },
    'WEBAPP_URL must be a host of its own such as https://skep.example, without a path; it is "https://host.example/skep".',
  ],
  [{ API_PORT: '70000' }, 'API_PORT must be a whole number from 0 to 65535; it is "70000".'],
  [{ API_PORT: 'x' }, 'API_PORT must be a whole number from 0 to 65535; it is "x".'],
  [{ WEATHER_PROVIDER: 'frogs' }, 'WEATHER_PROVIDER must be one of open-meteo, openweather; it is "frogs".'],
  [{ WEATHER_PROVIDER: 'openweather' }, 'WEATHER_KEY must be set: OpenWeather answers nobody without one.'],
  [
    { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_SECRET: 'a-secret-of-mine' },
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must all be set, or no setting that begins with OIDC_.',
  ],
  [
    { OIDC_NAME: 'the bee club' },
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must all be set, or no setting that begins with OIDC_.',
  ],
  [{ OIDC_ADMIN_CLAIM: 'groups' }, 'OIDC_ADMIN_CLAIM and OIDC_ADMIN_VALUE must both be set, or neither.'],
  [{ GATEWAY_SECRET: 'short' }, 'GATEWAY_SECRET must have at least 16 characters.'],
  [
    { TRUSTED_PROXIES: '10.0.0.0/40' },
    'TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.0/8; "10.0.0.0/40" is neither.',
  ],
  [
    { ALLOWED_ORIGINS: 'app.example' },
    'ALLOWED_ORIGINS must list origins such as https://app.example or *; "app.example" is neither.',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent; it is "loud".'],
])('%j is refused with one sentence, which repeats no secret', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test('files of people are stored in the data folder, or in a bucket, each kind by itself', () => {
  expect(readConfig({ SKEP_DATA: '/bees' })).toMatchObject({
    exports: { kind: 'folder', folder: '/bees/exports' },
    pictures: { kind: 'folder', folder: '/bees/pictures' },
  });
  const workFolder = '/bees/work';
  expect(readConfig({ SKEP_DATA: '/bees', FILE_STORE: 's3://apiary/house/files/' })).toMatchObject({
    exports: { kind: 's3', bucket: 'apiary', prefix: 'house/files/exports/', workFolder },
    pictures: { kind: 's3', bucket: 'apiary', prefix: 'house/files/pictures/', workFolder },
  });
  expect(readConfig({ FILE_STORE: 's3://apiary' }).pictures).toMatchObject({ prefix: 'pictures/' });
  expect(() => readConfig({ FILE_STORE: 'https://apiary' })).toThrow(
    'FILE_STORE must look like s3://bucket/prefix',
  );
});
