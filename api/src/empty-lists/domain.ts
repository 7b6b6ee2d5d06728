import type { Domain } from '#platform/domain/domain.ts';
import { emptyListsRoutes } from './routes.ts';

/** What old clients ask of domains that are not there yet. */
export const emptyLists: Domain = { routes: [emptyListsRoutes] };
