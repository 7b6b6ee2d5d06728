import { WrongSetting } from '@skep/settings';

/** The identity provider by which people can sign in, as OpenID Connect describes it. */
export interface OidcConfig {
  issuer: string;
  /** What the database names it by: the issuer without a slash at its end. */
  id: string;
  clientId: string;
  /** Never logged, and in no error. */
  clientSecret: string;
  /** As people know the provider. */
  name: string;
  /** Who is an admin; undefined: the provider does not decide about it. */
  admin: AdminClaim | undefined;
}

export interface AdminClaim {
  /** Name of the claim, or its path, such as `realm_access.roles`. */
  claim: string;
  /** The value that makes somebody an admin: the claim itself, or one of its list. */
  value: string;
}

interface Given {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
  OIDC_ADMIN_CLAIM?: string | undefined;
  OIDC_ADMIN_VALUE?: string | undefined;
}

/**
 * @returns undefined where nothing is set: then nobody signs in by a provider.
 * @throws WrongSetting where a part is missing
 */
export function oidcConfigOf(given: Given): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  const { OIDC_NAME: name, OIDC_ADMIN_CLAIM: claim, OIDC_ADMIN_VALUE: value } = given;
  if ((claim === undefined) !== (value === undefined))
    throw new WrongSetting('OIDC_ADMIN_CLAIM and OIDC_ADMIN_VALUE must both be set, or neither.');
  const admin = claim === undefined || value === undefined ? undefined : { claim, value };
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    return {
      issuer,
      id: issuer.replace(/\/$/, ''),
      clientId,
      clientSecret,
      name: name ?? new URL(issuer).hostname,
      admin,
    };
  if ([issuer, clientId, clientSecret, name, claim].some((part) => part !== undefined))
    throw new WrongSetting(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must all be set, or no setting that begins with OIDC_.',
    );
  return undefined;
}
