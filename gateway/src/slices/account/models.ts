import type { Viewer } from '../../generated/schema.ts';

/** The person as the resolvers pass them on: their units and devices are requested separately. */
export type ViewerModel = Omit<Viewer, 'units' | 'deviceTypes' | 'storage'> & {
  /** Of the sign-in that they are known by: a request that signs in came without one. */
  token: string;
};

/** Its parts ask for themselves. */
export type SecurityModel = object;
