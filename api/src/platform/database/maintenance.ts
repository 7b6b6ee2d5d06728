import type { Context } from '#platform/context/context.ts';

/**
 * Returns the context with the connection of maintenance: statements there may take minutes, and take no connection
 * from requests.
 */
export function inMaintenance<Given extends Context>(context: Given): Given {
  return { ...context, db: context.maintenanceDb };
}
