import type { Domain } from '#platform/domain/domain.ts';
import { backupFigures } from './backups/figures.ts';
import { backUpJob } from './backups/job.ts';
import { backupRoutes } from './backups/routes.ts';
import type {} from './backups/tables.ts';
import { firstRunRoutes } from './first-run/routes.ts';
import { refuseSignUpBeforeFirstRun } from './first-run/service.ts';
import type {} from './first-run/tables.ts';
import { pageSettingsRoutes } from './page-settings/routes.ts';
import { administrationRoutes, translatorRequestRoutes } from './people/routes.ts';
import { appointOnceVerified, setAdminByClaim } from './people/service.ts';
import type {} from './people/tables.ts';
import { lookForReleaseJob } from './releases/job.ts';
import { releaseRoutes } from './releases/routes.ts';
import type {} from './releases/tables.ts';
import { settingsRoutes } from './settings/routes.ts';
import { refuseClosedSignUp } from './settings/service.ts';
import type {} from './settings/tables.ts';
import { machineFigures } from './status/figures.ts';
import { machineRoutes } from './status/machine-routes.ts';
import { testMailRoutes } from './test-mail/routes.ts';
import { translationRoutes } from './translations/routes.ts';
import type {} from './translations/tables.ts';

export const administration: Domain = {
  routes: [
    administrationRoutes,
    translatorRequestRoutes,
    testMailRoutes,
    backupRoutes,
    releaseRoutes,
    translationRoutes,
    firstRunRoutes,
    pageSettingsRoutes,
    settingsRoutes,
    machineRoutes,
  ],
  jobs: [backUpJob, lookForReleaseJob],
  figures: [...backupFigures, ...machineFigures],
  beforeSignUp: [refuseSignUpBeforeFirstRun, refuseClosedSignUp],
  onEmailVerified: [appointOnceVerified],
  onAdminClaim: [setAdminByClaim],
};
