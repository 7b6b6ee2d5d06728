import { anApiToken, aUser, type TestUser } from '@skep/api/testing';
import { parse } from 'graphql';
import { accountOperations, accountQueries } from './slices/account/test-operations.ts';
import { createSchema } from './slices/schema.ts';
import { adminOperations, widestOperations } from './testing/operations.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { type Ids, variablesFor } from './testing/variables.ts';

// Fields that are nobody's objects, and so are not in the table of access: accounts, and what admins do. Every kind of
// actor asks for all of it.

const schema = createSchema();
let service: TestGateway;
beforeAll(async () => {
  service = await startTestGateway();
});
afterAll(() => service.close());

const failure = '... on Failure { code }';
/** They take nothing, and so stand not among those that hostile input is tried on. */
const withoutInput = {
  accountLosses: '{ accountLosses { __typename } }',
  endOtherSignIns: `mutation { endOtherSignIns { __typename ${failure} } }`,
  // Last: it ends the session with which the others are requested.
  signOut: `mutation { signOut { __typename ${failure} } }`,
};
const ofAccounts = { ...accountOperations, ...accountQueries, ...withoutInput };
const operations = Object.entries({ ...adminOperations, ...ofAccounts });

test('every field that can be requested first is requested here, or is in the table of access', () => {
  const documents = [...operations.map(([, text]) => text), ...Object.values(widestOperations)].join(' ');
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(roots.filter((name) => !new RegExp(`\\b${name}\\b`).test(documents))).toEqual([]);
});

/** By who signs in or looks around. */
const open = [
  ...['signIn', 'signUp', 'verifyEmail', 'resendVerification', 'requestPasswordReset', 'resetPassword'],
  ...['requestPasskey', 'signInWithPasskey', 'exchangePasskey', 'makeFirstAccount'],
  ...['startProviderSignIn', 'signInWithProvider'],
  'viewer',
];
/** Of a person's own, which a program of theirs may use as well. */
const forPrograms = ['setLanguage', 'setTimeZone', 'setUnits', 'checklistsToTie', 'offlineVersions'];
const forEverybody = ['translatorRequest', 'askToTranslate', 'checklistsToTie', ...Object.keys(ofAccounts)];
const forTranslators = [
  ...['translationProgress', 'translations', 'changedTexts', 'translationFile', 'saveTranslation'],
  ...forEverybody,
];

/** Nobody who is refused needs the id of anything that is there: it is the same for all. */
const ids = { '': '1' } as unknown as Ids;

async function refusedFor(as: TestUser | undefined, code: string): Promise<string[]> {
  const refused: string[] = [];
  for (const [name, text] of operations) {
    const variables = variablesFor(schema, parse(text), { ids, isComplete: true });
    const { data, errors } = await service.ask(text, variables, as);
    const answer = errors?.[0]?.extensions.code ?? /"code":"([A-Z_]+)"/.exec(JSON.stringify(data))?.[1];
    if (answer === code) refused.push(name);
  }
  return refused.sort();
}

const allBut = (...names: readonly string[]) =>
  operations.flatMap(([name]) => (names.includes(name) ? [] : [name])).sort();

const limitMs = 120_000;

test(
  'a visitor signs in, and nothing else',
  async () => {
    expect(await refusedFor(undefined, 'NOT_SIGNED_IN')).toEqual(allBut(...open, 'signOut'));
  },
  limitMs,
);

test.each([
  ['a person', {}],
  ['an admin', { isAdmin: true }],
])(
  'a program of %s changes no account, and has no right except those of everybody',
  async (_who, rights) => {
    const { program } = await anApiToken(service.api, await aUser(service.api, rights));
    expect(await refusedFor(program, 'NOT_ALLOWED')).toEqual(allBut(...open, ...forPrograms));
  },
  limitMs,
);

// Changes of the account are requested wrongly, such as without a password, and the error says so.
const saysSo = ['confirmSecondFactor'];

test.each([
  ['a person', [], forEverybody],
  ['a translator', ['translator'], forTranslators],
] as const)(
  '%s has no right of admins',
  async (_who, permissions, allowed) => {
    const person = await aUser(service.api, { permissions: [...permissions] });
    const once = permissions.length > 0 ? ['askToTranslate'] : [];
    const refused = allBut(...allowed.filter((name) => ![...saysSo, ...once].includes(name)));
    expect(await refusedFor(person, 'NOT_ALLOWED')).toEqual(refused);
  },
  limitMs,
);
