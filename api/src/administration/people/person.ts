import type { Right } from '@skep/domain';
import type { UserId } from '#platform/context/ids.ts';

/** A person as an admin sees them: who they are and what is open to them, and nothing of what they keep here. */
export interface Person {
  id: UserId;
  name: string;
  email: string;
  rights: readonly Right[];
  /** Undefined: no request to become a translator, or it was answered. */
  askedToTranslateAt: Date | undefined;
  emailVerified: boolean;
  memberSince: Date;
  lastSignInAt: Date | undefined;
}

export interface RightChange {
  id: number;
  at: Date;
  person: { id: UserId; name: string };
  /** Undefined once the admin's account is gone. */
  admin: { id: UserId; name: string } | undefined;
  right: Right;
  isGranted: boolean;
}

/** A part of a long list. */
export interface Part<Row> {
  rows: Row[];
  /** Of the whole list. */
  total: number;
}

export const pageSize = 25;
