import type { Generated } from 'kysely';
import type { UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    /** Whom a person is at an identity provider. */
    oidc_accounts: {
      issuer: string;
      /** The provider's own name of the person, which never changes. */
      subject: string;
      user_id: UserId;
      /** As the provider named it last; for the person to recognise. */
      email: string | null;
      /** Whether the claim made the person an admin, so that its absence ends that. */
      is_admin_by_claim: Generated<boolean>;
      created_at: Date;
      last_used_at: Date | null;
    };
    oidc_attempts: {
      /** Of what the provider brings back and of what only the browser knows. */
      attempt_hash: string;
      purpose: 'sign_in' | 'link';
      /** Whose account will be linked; null: a sign-in. */
      user_id: UserId | null;
      /** Whether the code of the provider was used. */
      is_exchanged: Generated<boolean>;
      /** Whose sign-in waits for a second factor. */
      proved_user_id: Generated<UserId | null>;
      expires_at: Date;
    };
  }
}
