import fc from 'fast-check';
import { sql } from 'kysely';
import { aUser, type TestUser } from './builders.ts';
import { echoedThings } from './echoed-things.ts';
import { type Method, startTestApi, type TestApi } from './test-api.ts';

// The guarantee: an app may send back what it has read, whole and with whatever it added, and nothing is changed by it.

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  // What is stored is compared as a whole, so nobody else may be at work.
  api = await startTestApi({ database: 'fresh' });
  anna = await aUser(api, { locale: 'nl' });
});
afterAll(() => api.close());

/** Tables of everybody's data, but for when somebody was here last, and how often. */
let tableNames: Promise<string[]> | undefined;

/** A checksum of the rows of every table. */
async function everythingStored(): Promise<string> {
  // To ask for the tables takes longer than to read them.
  tableNames ??= api.database.db.introspection
    .getTables()
    .then((tables) =>
      tables
        .filter(({ name, schema }) => schema === 'public' && !/^(kysely.*|sign_ins|counts)$/.test(name))
        .map(({ name }) => name),
    );
  const digests = (await tableNames).map(
    (name) =>
      sql`select ${name} as name, concat(count(*), ' ', sum(hashtextextended(t::text, 0))) as rows from ${sql.table(name)} as t`,
  );
  const jobs = sql`select 'jobs' as name, count(*)::text as rows from pgboss.job`;
  const { rows } = await sql<{
    name: string;
    rows: string;
  }>`${sql.join([...digests, jobs], sql` union all `)} order by name`.execute(api.database.db);
  return rows.map((row) => `${row.name} ${row.rows}`).join('\n');
}

/** Names that no schema knows: what apps put into their objects for themselves. */
const additions = fc.dictionary(
  fc.stringMatching(/^x_[a-z]{1,8}$/),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant({ a: [1, { b: 2 }] })),
  { maxKeys: 4 },
);
const languages = fc.constantFrom('en', 'nl', 'de', 'el');

test.each(Object.entries(echoedThings))(
  'what is read of one %s is taken back as it is, whatever the app added to it, and changes nothing',
  async (_name, make) => {
    const { shown, path, inside = (body) => body, sent = (thing) => thing, routes } = await make(api, anna);
    await api.runJobs();
    const show = async (language: string) => {
      const isAccount = shown === '/api/user';
      const { body } = await api.request(
        isAccount ? 'POST' : 'GET',
        isAccount ? '/api/authenticate' : shown,
        {
          as: anna,
          headers: { 'accept-language': language },
        },
      );
      return inside(body);
    };
    await fc.assert(
      fc.asyncProperty(additions, languages, languages, async (added, read, accepted) => {
        const thing = await show(read);
        const before = await everythingStored();
        const whole = Array.isArray(thing) ? thing : { ...thing, ...added };
        for (const route of routes) {
          const method = route.split(' ')[0] as Method;
          const answer = await api.request(method, path, {
            as: anna,
            body: sent(whole),
            headers: { 'accept-language': accepted },
          });
          expect([route, answer.status < 300, answer.text.slice(0, 200)]).toEqual([
            route,
            true,
            expect.any(String),
          ]);
          expect(await everythingStored()).toBe(before);
        }
        expect(await show(read)).toEqual(thing);
      }),
      { numRuns: 3 },
    );
  },
);

/** What is set by a word or two, and is no thing that was read. */
const noThings = new Set([
  'PATCH /api/v1/chart-notes/:id',
  'PATCH /api/v1/groups/:id/hives',
  'PATCH /api/v1/groups/:id/members/:memberId',
  'PATCH /api/research/:id/edit/:consent_id',
  'PATCH /api/v1/research/:id/answers/:answerId',
  'PATCH /api/v1/reminders/:id',
  'PATCH /api/v1/groups/:id/mine',
  'PATCH /api/userlocale',
  'PATCH /api/v1/webhook',
  'PUT /api/userlocale',
  'PUT /api/v1/account/language',
  'PUT /api/v1/administration/people/:id/rights',
  'PATCH /api/v1/account/passkeys/:id',
  // Of admins, and tried as one of them in backups.test.ts, settings.test.ts and research.test.ts.
  'PUT /api/v1/administration/backups/plan',
  'PUT /api/v1/administration/settings',
  'PATCH /api/v1/research-projects/:id',
  'PUT /api/v1/devices/:id/weight-steps',
  'PUT /api/v1/hives/:id/favourite',
  'PUT /api/v1/hives/:id/home-assistant',
  'PUT /api/v1/morning-notice',
  'PUT /api/v1/notifications/quiet-hours',
  'PUT /api/v1/checklists/:id/groups',
  'PUT /api/images/pieces/:client_id',
  'PATCH /api/v1/photos/:id',
  'PATCH /api/v1/attachments/:id',
  'PUT /api/v1/apiaries/:id/favourite',
  'PUT /api/v1/hive-plans/:id/day',
  'PUT /api/v1/hive-plans/:id/end',
  'PUT /api/v1/apiaries/:id/blooms/:season/:plant',
  'PUT /api/v1/devices/:id/temperature-correction',
  'PUT /api/v1/tasks/:id/day',
  'PUT /api/v1/tasks/:id/done',
  'PUT /api/v1/tasks/:id/steps',
  'PUT /api/v1/alert-rules/:id/excluded-hives/:hiveId',
  // Names the print that the photos are of.
  'PUT /api/v1/sheet-readings/:id',
  'PUT /api/v1/translations/:language/messages/:package/:id',
]);

test('every route that takes an edit takes back what was read, or is said here to take no thing', async () => {
  const made = await Promise.all(Object.values(echoedThings).map((make) => make(api, anna)));
  const known = new Set<string>([...noThings, ...made.flatMap(({ routes }) => routes)]);
  const registered = api.app.routes
    .filter(({ method }) => method === 'PATCH' || method === 'PUT')
    .map(({ method, path }) => `${method} ${path}`);
  expect(registered.filter((route) => !known.has(route))).toEqual([]);
});
