import { type App, type OpenDatabase, outboxMails } from '@skep/api';
import { termsVersion } from '@skep/domain';
import { demoApiaries, hiveBody } from './demo-hives.ts';
import { demoInspections } from './demo-inspections.ts';

/** The account that an empty database begins with, offered on the sign-in page. */
export const demoAccount = { email: 'demo@skep.example', password: 'Honey-2026!' };

export interface SeedOptions {
  app: App;
  database: OpenDatabase;
  /** Through the gateway's door a person may call more often. */
  gatewaySecret: string;
  now: Date;
}

/**
 * Fills an empty database with the demo account: through the routes that everybody uses, so that the demo can hold
 * nothing that a person could not have entered.
 * @returns whether there was anything to do
 */
export async function seedDemo({ app, database, gatewaySecret, now }: SeedOptions): Promise<boolean> {
  const known = await database.db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (known) return false;
  let calls = 0;
  let token = '';
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    calls += 1;
    const answer = await app.http.inject({
      method,
      url: `/api/${url}`,
      headers: {
        accept: 'application/json',
        'x-skep-gateway': gatewaySecret,
        // Each call as if from a place of its own: limits are for strangers.
        'x-forwarded-for': `10.0.${calls >> 8}.${calls & 255}`,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(payload ? { payload } : {}),
    });
    if (answer.statusCode >= 400)
      throw new Error(`The demo could not be made: ${url} answered ${answer.body}`);
    return answer.json();
  };
  token = await makeAccount(call, database);
  await fillAccount(call, now);
  return true;
}

type Call = (method: 'GET' | 'POST', url: string, payload?: object) => Promise<{ [key: string]: unknown }>;

/** Signs up, and confirms with the code of the mail. Resolves to the token. */
async function makeAccount(call: Call, database: OpenDatabase): Promise<string> {
  const { email, password } = demoAccount;
  await call('POST', 'register', {
    name: 'Demo beekeeper',
    email,
    password,
    password_confirmation: password,
    policy_accepted: termsVersion,
    locale: 'en',
  });
  const [mail] = await outboxMails(database);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const { api_token } = await call('POST', 'email/verify', { email, code });
  return String(api_token);
}

async function fillAccount(call: Call, now: Date): Promise<void> {
  let hiveNumber = 0;
  for (const { hives, ...apiary } of demoApiaries) {
    const apiaryId = idOf(await call('POST', 'locations', apiaryBody(apiary)), 'locations');
    for (const [index, hive] of hives.entries()) {
      const body = hiveBody(hive, apiaryId, index + 1, now.getUTCFullYear());
      const hiveId = idOf(await call('POST', 'hives', body), 'hives');
      for (const inspection of demoInspections(hiveNumber, now)) {
        await call('POST', 'inspections/store', { ...inspection, hive_id: hiveId });
      }
      hiveNumber += 1;
    }
  }
}

function apiaryBody({
  name,
  color,
  city,
  country,
  latitude,
  longitude,
  isRoofed,
}: Omit<(typeof demoApiaries)[number], 'hives'>) {
  return {
    name,
    hex_color: color,
    city,
    country_code: country,
    lat: latitude,
    lon: longitude,
    roofed: isRoofed ? 1 : 0,
    hive_amount: 0,
  };
}

/** The wire answers a created thing as a list of one. */
function idOf(answer: { [key: string]: unknown }, list: string): number {
  const [created] = answer[list] as { id: number }[];
  if (!created) throw new Error(`The demo could not be made: ${list} came back empty.`);
  return created.id;
}
