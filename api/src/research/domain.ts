import type { Domain } from '#platform/domain/domain.ts';
import { exportedConsents, exportedFetches } from './consent/exported.ts';
import { researchRoutes } from './consent/routes.ts';
import { takeHivesFromResearch } from './core/grant-store.ts';
import type {} from './core/tables.ts';
import { cleanUpPictures } from './projects/picture.ts';
import { researchPictureRoutes } from './projects/picture-routes.ts';
import { researchProjectRoutes } from './projects/routes.ts';
import { researchDataRoutes } from './research-export/routes.ts';

export const research: Domain = {
  routes: [researchRoutes, researchDataRoutes, researchProjectRoutes, researchPictureRoutes],
  exports: [exportedConsents, exportedFetches],
  onHivesDeleted: [takeHivesFromResearch],
  cleanUp: [cleanUpPictures],
};
