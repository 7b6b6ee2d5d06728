import type { Domain } from '#platform/domain/domain.ts';
import { archivedResearch } from './archived.ts';
import { researchRoutes } from './consent/routes.ts';
import { takeHivesFromResearch } from './core/grant-store.ts';
import type {} from './core/tables.ts';
import { researchDataRoutes } from './old-api/data-routes.ts';
import { oldResearchRoutes } from './old-api/research-routes.ts';
import { cleanUpPictures } from './projects/picture.ts';
import { researchPictureRoutes } from './projects/picture-routes.ts';
import { researchProjectRoutes } from './projects/routes.ts';

export const research: Domain = {
  routes: [
    ...[researchRoutes, researchProjectRoutes, researchPictureRoutes],
    ...[oldResearchRoutes, researchDataRoutes],
  ],
  exports: archivedResearch,
  onHivesDeleted: [takeHivesFromResearch],
  cleanUp: [cleanUpPictures],
};
