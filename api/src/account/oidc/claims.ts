import type { AdminClaim } from '#platform/environment/oidc-config.ts';

/** Whether the claim is the value, or a list that has it. */
export function hasClaim(claims: Record<string, unknown>, { claim, value }: AdminClaim): boolean {
  const found = claimAt(claims, claim);
  return (Array.isArray(found) ? found : [found]).some((one) => String(one) === value);
}

/** Names of claims may be web addresses, with dots of their own: the whole name comes first, then the path. */
function claimAt(claims: Record<string, unknown>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>(partOf, claims);
}

function partOf(whole: unknown, part: string): unknown {
  return typeof whole === 'object' && whole !== null && Object.hasOwn(whole, part)
    ? Object.entries(whole).find(([name]) => name === part)?.[1]
    : undefined;
}
