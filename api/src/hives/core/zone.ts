/** Clients that name no zone are of the old system, which took all of its people to live here (rest-api.md 2, alert_rules). */
export const zoneOfOldClients = 'Europe/Amsterdam';
