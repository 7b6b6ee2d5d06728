import type { Domain } from '#platform/domain/domain.ts';
import { administrationRoutes, translatorRequestRoutes } from './people/routes.ts';
import { appointOnceVerified } from './people/service.ts';
import type {} from './people/tables.ts';
import { testMailRoutes } from './test-mail/routes.ts';
import { translationRoutes } from './translations/routes.ts';
import type {} from './translations/tables.ts';

export const administration: Domain = {
  routes: [administrationRoutes, translatorRequestRoutes, testMailRoutes, translationRoutes],
  onEmailVerified: [appointOnceVerified],
};
