import type { LanguageCode } from '@skep/domain';
import type { Rest } from './rest/rest.ts';
import type { Loaders } from './slices/loaders.ts';

/** What resolvers of one request share. */
export interface GatewayContext {
  requestId: string;
  /** Language of what the service does not translate itself. */
  language: LanguageCode;
  /** Whether the request came with a token; only the REST service knows what it is worth. */
  hasToken: boolean;
  rest: Rest;
  loaders: Loaders;
}
