import { avatarRoutes } from './accounts/avatar.ts';
import { accountMailRoutes } from './accounts/mail-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import type { Routes } from './http/http.ts';
import { settingsRoutes } from './settings/routes.ts';

/** The routes of every domain, under `/api`. A new domain is a folder and a line here. */
export const domains: readonly Routes[] = [accountRoutes, accountMailRoutes, avatarRoutes, settingsRoutes];
