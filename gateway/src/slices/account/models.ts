import type { AnswerOf } from '@skep/rest-client';
import type { Viewer } from '../../generated/schema.ts';

/** The person as the resolvers hand them on: their units and devices are asked for by themselves. */
export type ViewerModel = Omit<Viewer, 'news' | 'units' | 'timeZone' | 'deviceTypes' | 'storage'> & {
  /** Of the session that this request has just begun; undefined: the request came with a token of its own. */
  token?: string;
};

/** What calls for the parts of a person are signed in with. */
export function headersOf({ token }: Pick<ViewerModel, 'token'>): { authorization?: string } {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** The person of a session that has just begun, whose parts are read with its token. */
export const signedInOf = ({ account, ...session }: AnswerOf<'signIn'>) => ({
  __typename: 'SignedIn' as const,
  ...session,
  viewer: { ...account, token: session.token },
});

/** Its parts ask for themselves. */
export type SecurityModel = object;
