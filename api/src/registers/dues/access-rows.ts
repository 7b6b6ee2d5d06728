import { type AccessRows, eachForThemselves } from '#testing/access-row.ts';

export const dueAccess: AccessRows = { 'GET /api/v1/dues': eachForThemselves(200) };
