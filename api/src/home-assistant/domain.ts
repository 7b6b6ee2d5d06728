import type { Domain } from '#platform/domain/domain.ts';
import { archivedHomeAssistantHives } from './archived.ts';
import { homeAssistantRoutes } from './routes.ts';
import { deleteShownHives } from './store.ts';
import type {} from './tables.ts';

/** Hives as devices of Home Assistant, by a broker. */
export const homeAssistant: Domain = {
  routes: [homeAssistantRoutes],
  exports: [archivedHomeAssistantHives],
  onHivesDeleted: [deleteShownHives],
};
