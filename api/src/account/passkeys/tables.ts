import type { GeneratedAlways } from 'kysely';
import type { PasskeyId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    passkeys: {
      id: GeneratedAlways<PasskeyId>;
      user_id: UserId;
      name: string;
      /** Base64url, as the browser names it. */
      credential_id: string;
      /** COSE. */
      public_key: Buffer;
      /** Of its signatures; 0 for those that do not count. A bigint, which the driver reads as text. */
      counter: string;
      /** How browsers reach it, such as `usb`. */
      transports: string[];
      created_at: Date;
      last_used_at: Date | null;
    };
    passkey_challenges: {
      challenge_hash: string;
      purpose: 'add' | 'sign_in';
      /** Who may answer it; null: anybody. */
      user_id: UserId | null;
      expires_at: Date;
    };
  }
}
