import type { UserId } from '#platform/context/ids.ts';

/** A person as the service knows them; the password's hash stays in the store. */
export interface Account {
  id: UserId;
  name: string;
  email: string;
  /** Wanted, and not proved yet. */
  newEmail: string | undefined;
  /** Made by an identity provider, and no password was chosen since. */
  isWithoutPassword: boolean;
  isAdmin: boolean;
  permissions: readonly string[];
  /** Two letters; undefined until the person has chosen. */
  locale: string | undefined;
  acceptedTermsVersion: string;
  emailVerifiedAt: Date | undefined;
  lastLoginAt: Date | undefined;
  createdAt: Date;
  updatedAt: Date;
}

/** An account and the token that its person shows: the only moment at which both are in one hand. */
export interface SignedInAccount {
  account: Account;
  token: string;
}
