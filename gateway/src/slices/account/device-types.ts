import { isAppError } from '@skep/domain';
import type { ViewerResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { headersOf } from './models.ts';

/**
 * Which types of devices the person has, once each: parts of the menu depend on it. If devices cannot be read the rest
 * is still sent. A person who is signing in came without a token.
 */
export const deviceTypes: NonNullable<ViewerResolvers['deviceTypes']> = async (viewer, _args, { rest }) => {
  try {
    const headers = headersOf(viewer);
    const devices = await dataOf(rest.client.GET('/api/v1/devices', { headers }));
    return [...new Set(devices.map(({ type }) => type))];
  } catch (error) {
    if (!isAppError(error) || error.code === 'not_signed_in') throw error;
    return [];
  }
};
