import type { PublicAddresses } from '#platform/context/context.ts';

export interface RelyingParty {
  /** Host of the web app: passkeys belong to it, at whatever port. */
  id: string;
  origin: string;
}

/** Whom browsers bind passkeys to: the web app as people reach it. */
export function relyingParty({ webApp }: Pick<PublicAddresses, 'webApp'>): RelyingParty {
  const { hostname, origin } = new URL(webApp);
  return { id: hostname, origin };
}
