import type { UserId } from '#platform/context/ids.ts';

/** A person with a verified address who is signed in. */
export interface TestUser {
  id: UserId;
  name: string;
  email: string;
  password: string;
  token: string;
  isAdmin: boolean;
  isTranslator: boolean;
}
