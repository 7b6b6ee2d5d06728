import type { Generated, GeneratedAlways } from 'kysely';
import type { SignInId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    users: UsersTable;
    sign_ins: SignInsTable;
    mail_codes: MailCodesTable;
    secrets: SecretsTable;
  }
}

interface UsersTable {
  id: GeneratedAlways<UserId>;
  name: string;
  /** The same for names that look alike: `shapeOfName`. */
  name_shape: string;
  email: string;
  /** The same for all spellings of the address: `spellingOfEmail`. */
  email_spelling: string;
  /** Wanted, and not proved yet. */
  new_email: Generated<string | null>;
  password_hash: string;
  /** True: nobody knows the password. Null: its person chose it. */
  is_without_password: Generated<boolean | null>;
  is_admin: Generated<boolean>;
  permissions: Generated<string[]>;
  locale: string | null;
  accepted_terms_version: string;
  accepted_terms_at: Date;
  email_verified_at: Date | null;
  last_login_at: Date | null;
  /** Null: no request to become a translator, or it was answered. */
  asked_to_translate_at: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
}

/** One row for each sign-in; the token itself is known to the person's device alone. */
interface SignInsTable {
  id: GeneratedAlways<SignInId>;
  token_hash: string;
  user_id: UserId;
  /** As the browser called itself; null for sign-ins from before this was stored. */
  user_agent: string | null;
  /** Null: by a password or a code of a mail. */
  method: 'passkey' | 'provider' | null;
  created_at: Date;
  last_used_at: Date;
}

/** Codes that were mailed to a person for a purpose. */
interface MailCodesTable {
  id: GeneratedAlways<number>;
  user_id: UserId;
  purpose: 'verify_email' | 'reset_password' | 'change_email';
  code_hash: string;
  attempts_left: number;
  expires_at: Date;
}

/** What this installation signs with; made at first use, shared by all its processes. */
interface SecretsTable {
  name: string;
  value: string;
}
