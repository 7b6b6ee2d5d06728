import { isAppError } from '@skep/domain';
import type { ViewerResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { headersOf } from './models.ts';

/** The rest of the page is shown if this cannot be read. A person who is signing in came without a token. */
export const storage: NonNullable<ViewerResolvers['storage']> = async (viewer, _args, { rest }) => {
  try {
    const headers = headersOf(viewer);
    return await dataOf(rest.client.GET('/api/v1/account/storage', { headers }));
  } catch (error) {
    if (!isAppError(error) || error.code === 'not_signed_in') throw error;
    return undefined;
  }
};
