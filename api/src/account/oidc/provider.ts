import { AppError, emailAddress, profileChangesForm, withoutDirectionControls } from '@skep/domain';
import type { ClientAuth, Configuration } from 'openid-client';
import { safeParse } from 'valibot';
import type { Context } from '#platform/context/context.ts';
import type { OidcConfig } from '#platform/environment/oidc-config.ts';
import { type Attempt, proofsOf } from './attempts.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { hasClaim } from './claims.ts';

/** Loaded with the first sign-in by a provider, and never where none is set. */
const library = () => import('openid-client');

/** For each request to the provider. */
const timeoutSeconds = 5;
/** As OpenID Connect limits it. */
const subject = /^[ -~]{1,255}$/;
/** How long the provider's description of itself is used. */
const descriptionMinutes = 60;

/** Whom the provider names. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Undefined: the provider names none, or has not verified it. */
  verifiedEmail: string | undefined;
  /** Undefined: none that an account here can have. */
  name: string | undefined;
  /** Undefined: the provider does not decide about it. */
  isAdmin: boolean | undefined;
}

/** @throws AppError not_found where no provider is set. */
export function providerOf({ oidc }: Context): OidcConfig {
  if (oidc === undefined) throw new AppError('not_found');
  return oidc;
}

/**
 * Where the browser goes to sign in at the provider.
 * @throws AppError not_found where no provider is set; provider_unreachable
 */
export async function providerAddress(context: Context, attempt: Attempt): Promise<string> {
  const configuration = await describedProvider(context);
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  const { nonce, verifier } = await proofsOf(context, attempt);
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(context),
    scope: 'openid email profile',
    state: attempt.state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return address.href;
}

/**
 * Exchanges the code of the provider for whom it names.
 * @param query of the address at which the browser came back
 * @throws AppError not_found where no provider is set; provider_unreachable, provider_refused
 */
export async function identityOf(context: Context, attempt: Attempt, query: string): Promise<Identity> {
  const configuration = await describedProvider(context);
  const { authorizationCodeGrant, fetchUserInfo } = await library();
  const { nonce: expectedNonce, verifier: pkceCodeVerifier } = await proofsOf(context, attempt);
  const checks = { expectedState: attempt.state, expectedNonce, pkceCodeVerifier, idTokenExpected: true };
  const address = new URL(returnAddress(context));
  address.search = query;
  return orProviderError(context, 'provider_refused', async () => {
    const tokens = await authorizationCodeGrant(configuration, address, checks);
    const signed = tokens.claims();
    if (signed === undefined) throw new Error('The identity provider sent no ID token.');
    const isMoreKnown = configuration.serverMetadata().userinfo_endpoint !== undefined;
    const more = isMoreKnown ? await fetchUserInfo(configuration, tokens.access_token, signed.sub) : {};
    if (!subject.test(signed.sub)) throw new Error('The subject is too long, or no ASCII.');
    return identityIn(providerOf(context), { ...more, ...signed });
  });
}

function identityIn({ id: issuer, admin }: OidcConfig, claims: Record<string, unknown>): Identity {
  const { sub, email, email_verified: isVerified, name, preferred_username: userName } = claims;
  const address = safeParse(emailAddress, email);
  const called = name ?? userName;
  const plainName = typeof called === 'string' ? withoutDirectionControls(called) : undefined;
  const named = safeParse(profileChangesForm, { name: plainName });
  return {
    issuer,
    subject: String(sub),
    verifiedEmail: isVerified === true && address.success ? address.output : undefined,
    name: named.success ? named.output.name : undefined,
    isAdmin: admin && hasClaim(claims, admin),
  };
}

const returnAddress = ({ addresses }: Context) => `${addresses.webApp}/sign-in-return`;

const described = new WeakMap<OidcConfig, { until: number; configuration: Promise<Configuration> }>();

/** What the provider says of itself, asked for once an hour. */
function describedProvider(context: Context): Promise<Configuration> {
  const provider = providerOf(context);
  const now = context.clock.now().getTime();
  const known = described.get(provider);
  if (known !== undefined && known.until > now) return known.configuration;
  const configuration = orProviderError(context, 'provider_unreachable', () => describe(provider));
  described.set(provider, { until: now + descriptionMinutes * 60_000, configuration });
  configuration.catch(() => described.delete(provider));
  return configuration;
}

async function describe({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
  const openid = await library();
  const authenticate: ClientAuth = (server, ...rest) => {
    const known = server.token_endpoint_auth_methods_supported;
    const isInHeader = known === undefined || known.includes('client_secret_basic');
    const by = isInHeader ? openid.ClientSecretBasic : openid.ClientSecretPost;
    return by(clientSecret)(server, ...rest);
  };
  return openid.discovery(new URL(issuer), clientId, undefined, authenticate, {
    [openid.customFetch]: boundedFetch,
    timeout: timeoutSeconds,
    execute: [
      // The operator names the provider, and it may be on a network of theirs without TLS.
      ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
      // Signatures of ID tokens count, also where TLS alone would do.
      openid.enableNonRepudiationChecks,
    ],
  });
}

/** The library throws errors of many kinds; what is wrong is logged for the operator, and never answered. */
async function orProviderError<Result>(
  context: Context,
  code: 'provider_refused' | 'provider_unreachable',
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isReached = code === 'provider_refused' && !isNetworkFault(error);
    const reason = error instanceof Error ? error.message : 'unknown';
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
    context.log.warn({ reason, cause }, 'the identity provider did not sign somebody in');
    throw new AppError(isReached ? 'provider_refused' : 'provider_unreachable');
  }
}

/** `fetch` throws a TypeError; the library names its time limit. */
function isNetworkFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isTimeout = 'code' in error && (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT');
  return isTimeout || error.message === 'fetch failed' || isNetworkFault(error.cause);
}
