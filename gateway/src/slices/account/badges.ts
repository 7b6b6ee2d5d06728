import { isAppError } from '@skep/domain';
import type { ViewerResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

/** Nobody is kept out because this could not be asked for. Who signs in just now came without a token. */
export const badges: NonNullable<ViewerResolvers['badges']> = async ({ token }, _args, { rest }) => {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const { count } = await dataOf(rest.client.GET('/api/alerts/unread', { headers }));
    return [{ tab: 'alerts', count }];
  } catch (error) {
    if (!isAppError(error) || error.code === 'not_signed_in') throw error;
    return undefined;
  }
};
