import Type from 'typebox';
import type { SignedInAccount } from '#account/core/account.ts';
import type { PublicAddresses } from '#platform/context/context.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { nullable, WireTime, wireTime } from '#platform/http/schemas.ts';

/** The person as the old wire has it. */
export const UserBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  avatar: Type.String({ description: 'URL of a picture.' }),
  api_token: Type.String({ description: 'Bearer token of this sign-in.' }),
  created_at: WireTime,
  updated_at: WireTime,
  last_login: nullable(WireTime),
  policy_accepted: nullable(Type.String({ description: 'Version of the terms that were accepted.' })),
  email_verified_at: nullable(WireTime),
  new_email: nullable(Type.String({ description: 'Wanted, and not proved yet (an addition).' })),
  locale: nullable(Type.String({ description: 'Two letters.' })),
  rate_limit_per_min: nullable(Type.Integer()),
  organization_id: nullable(Type.Integer()),
  app_debug: Type.Boolean(),
  admin: Type.Boolean(),
  permissions: nullable(Type.Array(Type.String(), { description: 'Null when there is none.' })),
});

export function userToWire(
  { account, token }: SignedInAccount,
  { api }: PublicAddresses,
): Type.Static<typeof UserBody> {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    avatar: `${api}/avatar.svg`,
    api_token: token,
    created_at: wireTime(account.createdAt),
    updated_at: wireTime(account.updatedAt),
    last_login: account.lastLoginAt === undefined ? null : wireTime(account.lastLoginAt),
    policy_accepted: account.acceptedTermsVersion,
    email_verified_at: account.emailVerifiedAt === undefined ? null : wireTime(account.emailVerifiedAt),
    new_email: account.newEmail ?? null,
    locale: account.locale ?? null,
    // Of the sensors' routes and of organizations, which come later.
    rate_limit_per_min: null,
    organization_id: null,
    app_debug: false,
    admin: account.isAdmin,
    // The old service says null for nobody special, and the apps ask for it.
    permissions: account.permissions.length === 0 ? null : [...account.permissions],
  };
}

/** What the wire calls the fields of our forms. */
export const accountNames: FieldNames = {
  policy_accepted: 'acceptedTermsVersion',
  token: 'code',
};
