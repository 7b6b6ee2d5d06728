/** Clients that name no zone are of the old system, which took all of its people to live here. */
export const zoneOfOldClients = 'Europe/Amsterdam';
