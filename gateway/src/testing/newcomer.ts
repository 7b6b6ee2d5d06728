import type { TestApi, TestUser } from '@skep/api/testing';

let newcomers = 0;

/** A person who came by the front door: signed up, proved their address and has what everybody starts with. */
export async function aNewcomer(api: TestApi): Promise<TestUser> {
  newcomers += 1;
  const name = `Cor ${newcomers}`;
  const person = { name, email: `cor${newcomers}@skep.example`, password: 'Bees-are-2-nice' };
  const form = { ...person, password_confirmation: person.password, policy_accepted: 'yes' };
  await api.request('POST', '/api/register', { body: form });
  const { db } = api.database;
  await db
    .updateTable('users')
    .set({ email_verified_at: api.clock.now() })
    .where('email', '=', person.email)
    .execute();
  const { body } = await api.request('POST', '/api/login', { body: person });
  return { ...person, id: body.id, token: body.api_token, isAdmin: false, isTranslator: false };
}
