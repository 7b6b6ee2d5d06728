import type { Domain } from '#platform/domain/domain.ts';
import { exportedChecklists } from './checklists/exported.ts';
import { checklistRoutes } from './checklists/routes.ts';
import { copyDefaultChecklist } from './checklists/service.ts';
import type {} from './checklists/tables.ts';
import { exportedAnswers, exportedInspections } from './inspections/exported.ts';
import { inspectionRoutes } from './inspections/routes.ts';
import { markInspectionsOfHivesDeleted } from './inspections/store.ts';
import type {} from './inspections/tables.ts';
import { reminderJobs } from './reminders/jobs.ts';
import { reminderRoutes } from './reminders/routes.ts';

export const inspections: Domain = {
  routes: [checklistRoutes, inspectionRoutes, reminderRoutes],
  jobs: reminderJobs,
  exports: [exportedChecklists, exportedInspections, exportedAnswers],
  goWithHives: [markInspectionsOfHivesDeleted],
  welcome: [copyDefaultChecklist],
};
