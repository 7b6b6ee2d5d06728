import type { Domain } from '#platform/domain/domain.ts';
import { exportedConsents, exportedFetches } from './consent/exported.ts';
import { researchRoutes } from './consent/routes.ts';
import { takeHivesFromResearch } from './core/grant-store.ts';
import type {} from './core/tables.ts';
import { researchDataRoutes } from './fetching/routes.ts';
import { researchProjectRoutes } from './projects/routes.ts';

export const research: Domain = {
  routes: [researchRoutes, researchDataRoutes, researchProjectRoutes],
  exports: [exportedConsents, exportedFetches],
  goWithHives: [takeHivesFromResearch],
};
