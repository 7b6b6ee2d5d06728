import { type AccessRows, ownerOnly } from '#testing/access-row.ts';
import { anApiary } from '#testing/bee-builders.ts';

export const seasonReportAccess: AccessRows = {
  'GET /api/v1/season-report': ownerOnly(200, async (api, owner) => ({
    path: `/api/v1/season-report?year=2026&apiaryId=${(await anApiary(api, owner)).id}`,
  })),
};
