import type { Domain } from '#platform/domain/domain.ts';
import { archivedResearch } from './archived.ts';
import { researchRoutes } from './consent/routes.ts';
import { takeHivesFromResearch } from './core/grant-store.ts';
import type {} from './core/tables.ts';
import { cleanUpPictures } from './projects/picture.ts';
import { researchPictureRoutes } from './projects/picture-routes.ts';
import { researchProjectRoutes } from './projects/routes.ts';
import { researchDataRoutes } from './research-export/routes.ts';

export const research: Domain = {
  routes: [researchRoutes, researchDataRoutes, researchProjectRoutes, researchPictureRoutes],
  exports: archivedResearch,
  onHivesDeleted: [takeHivesFromResearch],
  cleanUp: [cleanUpPictures],
};
