import type {} from '#hive-core/tables.ts';
import type { Domain } from '#platform/domain/domain.ts';
import { purgeOf } from '#platform/jobs/purge-deleted.ts';
import { purgeApiaries } from './apiaries/purge-store.ts';
import { apiaryRoutes } from './apiaries/routes.ts';
import type {} from './apiaries/tables.ts';
import { archivedHives } from './archived.ts';
import { archivedAttachments, attachedFiles } from './attachments/archived.ts';
import { attachmentFileRoutes } from './attachments/file-routes.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { cleanUpAttachments } from './attachments/service.ts';
import { attachmentBytesOf } from './attachments/store.ts';
import type {} from './attachments/tables.ts';
import { hiveLifeRoutes } from './colony-events/routes.ts';
import type {} from './colony-events/tables.ts';
import { purgeHives } from './hive/purge-store.ts';
import { hiveRoutes } from './hive/routes.ts';
import { changeBoxes } from './hive/service.ts';
import { hiveVersionRoutes } from './hive/version-routes.ts';
import { mapRoutes } from './maps/routes.ts';
import { oldApiaryRoutes } from './old-api/apiary-routes.ts';
import { oldHiveRoutes } from './old-api/hive-routes.ts';
import { oldHiveTagRoutes } from './old-api/hive-tag-routes.ts';
import { oldQueenRoutes } from './old-api/queen-routes.ts';
import { queenRoutes } from './queens/routes.ts';
import { markQueensOfHivesDeleted } from './queens/store.ts';
import type {} from './queens/tables.ts';
import { queenVersionRoutes } from './queens/version-routes.ts';
import { hiveTagRoutes } from './tags/routes.ts';
import { freeTagsOfHives } from './tags/store.ts';
import type {} from './tags/tables.ts';

export const hives: Domain = {
  routes: [
    apiaryRoutes,
    oldApiaryRoutes,
    hiveRoutes,
    hiveVersionRoutes,
    oldHiveRoutes,
    hiveLifeRoutes,
    hiveTagRoutes,
    oldHiveTagRoutes,
    queenRoutes,
    queenVersionRoutes,
    oldQueenRoutes,
    attachmentRoutes,
    attachmentFileRoutes,
    mapRoutes,
  ],
  exports: [...archivedHives, ...archivedAttachments],
  exportedFiles: attachedFiles,
  storage: [{ kind: 'attachments', bytesOf: attachmentBytesOf }],
  cleanUp: [cleanUpAttachments],
  onHivesDeleted: [markQueensOfHivesDeleted, freeTagsOfHives],
  onBoxesChanged: [changeBoxes],
  purges: [
    purgeOf('queens'),
    { name: 'hives', purgeBatch: purgeHives },
    { name: 'apiaries', purgeBatch: purgeApiaries },
  ],
};
