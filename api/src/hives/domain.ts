import type { Domain } from '#platform/domain/domain.ts';
import { exportedApiaries } from './apiaries/exported.ts';
import { restoredApiaries } from './apiaries/restored.ts';
import { apiaryRoutes } from './apiaries/routes.ts';
import type {} from './apiaries/tables.ts';
import { exportedHiveLog } from './audit-log/exported.ts';
import { hiveLogRoutes } from './audit-log/routes.ts';
import type {} from './audit-log/tables.ts';
import { exportedColonyEvents, exportedHiveStates } from './colony-events/exported.ts';
import { restoredColonyEvents, restoredHiveStates } from './colony-events/restored.ts';
import { hiveLifeRoutes } from './colony-events/routes.ts';
import type {} from './colony-events/tables.ts';
import type {} from './core/tables.ts';
import { exportedHives, exportedLayers, exportedPlaces } from './hive/exported.ts';
import { restoredHives, restoredLayers, restoredPlaces } from './hive/restored.ts';
import { hiveRoutes } from './hive/routes.ts';
import { exportedQueens, exportedTenures } from './queens/exported.ts';
import { restoredQueens, restoredTenures } from './queens/restored.ts';
import { queenRoutes } from './queens/routes.ts';
import { markQueensOfHivesDeleted } from './queens/store.ts';
import type {} from './queens/tables.ts';
import { exportedHiveTags } from './tags/exported.ts';
import { restoredHiveTags } from './tags/restored.ts';
import { hiveTagRoutes } from './tags/routes.ts';
import { freeTagsOfHives } from './tags/store.ts';
import type {} from './tags/tables.ts';

export const hives: Domain = {
  routes: [apiaryRoutes, hiveRoutes, hiveLifeRoutes, hiveLogRoutes, hiveTagRoutes, queenRoutes],
  exports: [
    exportedApiaries,
    exportedHives,
    exportedLayers,
    exportedPlaces,
    exportedHiveStates,
    exportedColonyEvents,
    exportedQueens,
    exportedTenures,
    exportedHiveTags,
    exportedHiveLog,
  ],
  restores: [
    restoredApiaries,
    restoredHives,
    restoredLayers,
    restoredPlaces,
    restoredQueens,
    restoredColonyEvents,
    restoredTenures,
    restoredHiveStates,
    restoredHiveTags,
  ],
  onHivesDeleted: [markQueensOfHivesDeleted, freeTagsOfHives],
};
