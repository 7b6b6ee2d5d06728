import type { Viewer } from '../../generated/schema.ts';

/** The person as the resolvers hand them on: their units and devices are asked for by themselves. */
export type ViewerModel = Omit<Viewer, 'units' | 'timeZone' | 'deviceTypes' | 'storage'> & {
  /** Of the sign-in that they are known by: a request that signs in came without one. */
  token: string;
};

/** Its parts ask for themselves. */
export type SecurityModel = object;
