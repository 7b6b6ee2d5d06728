import type { Generated } from 'kysely';
import type { UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    second_factors: SecondFactorsTable;
    recovery_codes: RecoveryCodesTable;
    passkey_codes: PasskeyCodesTable;
  }
}

interface SecondFactorsTable {
  user_id: UserId;
  /** Encrypted: see sealing.ts. */
  sealed_secret: string;
  created_at: Date;
  /** Null until the first code has proved that the app knows the secret: until then it asks nothing of anybody. */
  confirmed_at: Date | null;
  /** The newest half minute whose code was used: a code counts once. */
  last_step: Generated<number>;
  attempts_left: number;
  attempts_renewed_at: Date;
  /** True: passkeys and recovery codes alone pass, since nobody was given the secret. Null: an app has it. */
  is_without_app: Generated<boolean | null>;
}

/** A code leaves when it is used. */
interface RecoveryCodesTable {
  user_id: UserId;
  code_hash: string;
}

/** What a passkey's signature is exchanged for, and typed codes are compared with. A code leaves when it is used. */
interface PasskeyCodesTable {
  code_hash: string;
  user_id: UserId;
  /** Whether the person has unlocked the passkey by a finger, a face or a PIN. */
  is_user_verified: boolean;
  expires_at: Date;
}
