import type { Domain } from '#platform/domain/domain.ts';
import { purgeOf } from '#platform/jobs/purge-deleted.ts';
import { archivedOfInspections } from './archived.ts';
import { purgedBlooms } from './blooms/purge-store.ts';
import { bloomRoutes } from './blooms/routes.ts';
import type {} from './blooms/tables.ts';
import { checklistItemRoutes } from './checklists/item-routes.ts';
import { forgetOwnItems } from './checklists/own-item-store.ts';
import { checklistRoutes } from './checklists/routes.ts';
import { copyDefaultChecklist } from './checklists/service.ts';
import type {} from './checklists/tables.ts';
import { inspectionListRoutes } from './inspections/list-routes.ts';
import { inspectionRoutes } from './inspections/routes.ts';
import { markInspectionsOfHivesDeleted } from './inspections/store.ts';
import type {} from './inspections/tables.ts';
import { inspectionVersionRoutes } from './inspections/version-routes.ts';
import { oldChecklistRoutes } from './old-api/checklist-routes.ts';
import { oldInspectionRoutes } from './old-api/inspection-routes.ts';
import { photoPieceRoutes } from './old-api/photo-piece-routes.ts';
import { oldPhotoRoutes } from './old-api/photo-routes.ts';
import { oldPrintRoutes } from './old-api/print-routes.ts';
import { oldSampleCodeRoutes } from './old-api/sample-code-routes.ts';
import { scanRoutes } from './old-api/scan-routes.ts';
import { readingFileRoutes } from './paper-recognition/file-routes.ts';
import { readingJobs } from './paper-recognition/jobs.ts';
import { readingRoutes } from './paper-recognition/routes.ts';
import { cleanUpReadings } from './paper-recognition/service.ts';
import { scanBytesOf } from './paper-recognition/store.ts';
import type {} from './paper-recognition/tables.ts';
import { photoFiles } from './photos/archived.ts';
import { photoFileRoutes } from './photos/file-routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { cleanUpPhotos } from './photos/service.ts';
import { bytesSentBy } from './photos/store.ts';
import type {} from './photos/tables.ts';
import { planRoutes } from './plans/routes.ts';
import type {} from './plans/tables.ts';
import { printFileRoutes } from './printed-forms/file-routes.ts';
import { printedFormRoutes } from './printed-forms/routes.ts';
import { printBytesOf } from './printed-forms/store.ts';
import type {} from './printed-forms/tables.ts';
import { calendarRoutes } from './reminders/calendar-routes.ts';
import { reminderJobs } from './reminders/jobs.ts';
import { reminderRoutes } from './reminders/routes.ts';
import type {} from './reminders/tables.ts';
import { sampleCodeRoutes } from './sample-codes/routes.ts';
import type {} from './sample-codes/tables.ts';
import { purgedTasks } from './tasks/purge-store.ts';
import { taskRoutes } from './tasks/routes.ts';
import { takeHivesFromTasks } from './tasks/store.ts';
import type {} from './tasks/tables.ts';

export const inspections: Domain = {
  routes: [
    checklistRoutes,
    checklistItemRoutes,
    oldChecklistRoutes,
    inspectionRoutes,
    inspectionVersionRoutes,
    inspectionListRoutes,
    oldInspectionRoutes,
    oldPhotoRoutes,
    photoRoutes,
    photoFileRoutes,
    photoPieceRoutes,
    taskRoutes,
    planRoutes,
    bloomRoutes,
    reminderRoutes,
    calendarRoutes,
    sampleCodeRoutes,
    oldSampleCodeRoutes,
    oldPrintRoutes,
    printFileRoutes,
    printedFormRoutes,
    scanRoutes,
    readingRoutes,
    readingFileRoutes,
  ],
  jobs: [...reminderJobs, ...readingJobs],
  exports: archivedOfInspections,
  exportedFiles: [photoFiles],
  storage: [
    { kind: 'photos', bytesOf: bytesSentBy },
    { kind: 'printed_forms', bytesOf: printBytesOf },
    { kind: 'scans', bytesOf: scanBytesOf },
  ],
  onHivesDeleted: [markInspectionsOfHivesDeleted, takeHivesFromTasks],
  onAccountDeleted: [forgetOwnItems],
  cleanUp: [cleanUpPhotos, cleanUpReadings],
  purges: [purgeOf('inspections'), purgeOf('checklists'), purgedTasks, purgedBlooms],
  onSignUp: [copyDefaultChecklist],
};
