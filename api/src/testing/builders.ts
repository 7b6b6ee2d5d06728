import { randomUUID } from 'node:crypto';
import { termsVersion } from '@skep/domain';
import { hashPassword } from '#account/core/passwords.ts';
import { startSignIn } from '#account/sessions/sign-ins.ts';
import { shapeOfName, spellingOfEmail } from '#platform/database/canonicalization.ts';
import type { TestApi } from './test-api.ts';
import type { TestUser } from './test-user.ts';

export type { TestUser } from './test-user.ts';

export interface UserOptions {
  /** No other test file may use it too, unless the database is fresh: names are unique. */
  name?: string;
  email?: string;
  isAdmin?: boolean;
  isVerified?: boolean;
  locale?: string;
  permissions?: string[];
}

const password = 'Honey-2026!';
// Hashing is slow by intent; one hash serves every person of a test file.
let passwordHash: Promise<string> | undefined;

/** Makes a person straight in the database. */
export async function aUser(
  api: Pick<TestApi, 'app' | 'clock' | 'database'>,
  overrides: UserOptions = {},
): Promise<TestUser> {
  passwordHash ??= hashPassword(password);
  const nickname = randomUUID().slice(0, 13);
  const { name = `keeper ${nickname}`, email = `${nickname}@skep.example`, isAdmin = false } = overrides;
  const now = api.clock.now();
  const { id } = await api.database.db
    .insertInto('users')
    .values({
      name,
      name_shape: shapeOfName(name),
      email,
      email_spelling: spellingOfEmail(email),
      password_hash: await passwordHash,
      is_admin: isAdmin,
      permissions: overrides.permissions ?? [],
      locale: overrides.locale ?? null,
      accepted_terms_version: termsVersion,
      accepted_terms_at: now,
      email_verified_at: overrides.isVerified === false ? null : now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { token } = await startSignIn(api.app.contextFor('test'), { id });
  const isTranslator = overrides.permissions?.includes('translator') ?? false;
  return { id, name, email, password, token, isAdmin, isTranslator };
}
