import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { object, optional } from 'valibot';
import { address, flag, oneOf, origin, port, ranges, secret, text, webAddress } from './kinds.ts';
import { readSettings, WrongSetting } from './read-settings.ts';

const schema = object({
  PORT: optional(port, '8080'),
  DEMO: optional(flag),
  NAME: optional(text),
  LEVEL: optional(oneOf(['info', 'warn']), 'info'),
  TOKEN: optional(secret(16, ': make one')),
  DATABASE: optional(address('pg://user:password@host', ({ protocol }) => protocol === 'pg:')),
  SITE: optional(webAddress),
  SERVICE: optional(origin),
  PROXIES: ranges,
});

test('what is not set, or empty, has its default', () => {
  const defaults = { PORT: 8080, LEVEL: 'info', PROXIES: [] };
  expect(readSettings(schema, {})).toEqual(defaults);
  expect(readSettings(schema, { PORT: '', NAME: ' ', PROXIES: undefined, OTHER: 'x' })).toEqual(defaults);
});

test('what is set is read', () => {
  expect(
    readSettings(schema, {
      PORT: ' 0 ',
      DEMO: '0',
      SERVICE: 'http://api:1/api',
      PROXIES: '10.0.0.0/8, ::1,',
    }),
  ).toMatchObject({ PORT: 0, DEMO: false, SERVICE: 'http://api:1', PROXIES: ['10.0.0.0/8', '::1'] });
});

test('every wrong setting is reported, each in one sentence, and no secret is', () => {
  const environment = {
    PORT: '70000',
    DEMO: 'maybe',
    LEVEL: 'loud',
    TOKEN: 'top-secret',
    DATABASE: 'mysql://skep:top-secret@db',
    SITE: 'skep',
    SERVICE: 'localhost:8081',
    PROXIES: '10.0.0.0/40, ::1, host',
  };
  const wrong = new WrongSetting(
    [
      'PORT must be a whole number from 0 to 65535; it is "70000".',
      'DEMO must be 0 or 1; it is "maybe".',
      'LEVEL must be one of info, warn; it is "loud".',
      'TOKEN must have at least 16 characters: make one.',
      'DATABASE must look like pg://user:password@host.',
      'SITE must be a web address such as https://skep.example; it is "skep".',
      'SERVICE must be an origin such as http://127.0.0.1:8081; it is "localhost:8081".',
      'PROXIES must list addresses or ranges such as 10.0.0.0/8; "10.0.0.0/40" is neither.',
      'PROXIES must list addresses or ranges such as 10.0.0.0/8; "host" is neither.',
    ].join('\n'),
  );
  expect(() => readSettings(schema, environment)).toThrow(wrong);
});

describe('a setting in a file', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'skep-settings-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is read from it, without the line break at its end', () => {
    const file = join(folder, 'token');
    writeFileSync(file, 'a-token-of-24-characters\n');
    expect(readSettings(schema, { TOKEN_FILE: file })).toMatchObject({ TOKEN: 'a-token-of-24-characters' });
  });

  test('that is missing, or set twice, is refused by name', () => {
    const file = join(folder, 'none');
    expect(() => readSettings(schema, { TOKEN_FILE: file })).toThrow(
      `TOKEN_FILE names ${file}, which cannot be read.`,
    );
    expect(() => readSettings(schema, { TOKEN_FILE: file, TOKEN: 'x' })).toThrow(
      'TOKEN and TOKEN_FILE are both set; only one of them may be.',
    );
  });

  test('of a name that is no setting is not opened', () => {
    expect(readSettings(schema, { OTHER_FILE: join(folder, 'none') })).toMatchObject({ PORT: 8080 });
  });
});
