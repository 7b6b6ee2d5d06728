import type { Domain } from '#platform/domain/domain.ts';
import { archivedRegisters } from './archived.ts';
import { colonyRoutes } from './colonies/routes.ts';
import { developmentRoutes } from './development/routes.ts';
import { dueRoutes } from './dues/routes.ts';
import { proofFiles } from './entries/archived-proofs.ts';
import { takeLeftBook } from './entries/left-book-store.ts';
import { endLeftBooks, leaveBook } from './entries/left-books.ts';
import { proofRoutes } from './entries/proof-routes.ts';
import { proofBytesOf } from './entries/proof-store.ts';
import { cleanUpProofs } from './entries/proofs.ts';
import { entryRoutes } from './entries/routes.ts';
import { seasonRoutes } from './entries/season-routes.ts';
import { askWhySupers } from './entries/supers.ts';
import type {} from './entries/tables.ts';
import { productRoutes } from './products/routes.ts';
import { seasonReportRoutes } from './season-report/routes.ts';

export const registers: Domain = {
  routes: [
    entryRoutes,
    proofRoutes,
    colonyRoutes,
    productRoutes,
    seasonRoutes,
    seasonReportRoutes,
    developmentRoutes,
    dueRoutes,
  ],
  exports: archivedRegisters,
  exportedFiles: [proofFiles],
  storage: [{ kind: 'proofs', bytesOf: proofBytesOf }],
  cleanUp: [cleanUpProofs, endLeftBooks],
  onAccountDeleted: [leaveBook],
  onEmailVerified: [takeLeftBook],
  onSupersAdded: [askWhySupers],
};
