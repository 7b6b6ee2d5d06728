import { type AccessRows, everybody } from '#testing/access-row.ts';

export const pageSettingsAccess: AccessRows = { 'GET /api/v1/page-settings': everybody(200) };
