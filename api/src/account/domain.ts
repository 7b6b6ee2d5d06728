import { avatarRoutes } from '#account/core/avatar-routes.ts';
import type { Domain } from '#platform/domain/domain.ts';
import { apiTokenRoutes } from './api-tokens/routes.ts';
import type {} from './api-tokens/tables.ts';
import { archivedAccount } from './archived.ts';
import type {} from './core/tables.ts';
import { forgetOldAttempts } from './oidc/attempts.ts';
import { ownOidcRoutes } from './oidc/own-routes.ts';
import { oidcSignInRoutes } from './oidc/sign-in-routes.ts';
import type {} from './oidc/tables.ts';
import { oldAccountMailRoutes } from './old-api/mail-routes.ts';
import { oldProfileRoutes } from './old-api/profile-routes.ts';
import { oldSettingsRoutes } from './old-api/settings-routes.ts';
import { oldSignInRoutes } from './old-api/sign-in-routes.ts';
import { forgetOldChallenges } from './passkeys/challenges.ts';
import { ownPasskeyRoutes } from './passkeys/own-routes.ts';
import { passkeySignInRoutes } from './passkeys/sign-in-routes.ts';
import type {} from './passkeys/tables.ts';
import { profileRoutes } from './profile/routes.ts';
import { forgetOldPasskeyCodes } from './second-factor/passkey-codes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import type {} from './second-factor/tables.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { forgetUnusedSignIns } from './sessions/sign-ins.ts';
import { preferenceRoutes } from './settings/routes.ts';
import type {} from './settings/tables.ts';
import { forgetOldMailCodes } from './sign-up/mail-codes.ts';
import { accountMailRoutes } from './sign-up/mail-routes.ts';
import { signInRoutes } from './sign-up/routes.ts';

export const account: Domain = {
  routes: [
    signInRoutes,
    accountMailRoutes,
    oldSignInRoutes,
    oldAccountMailRoutes,
    avatarRoutes,
    sessionRoutes,
    apiTokenRoutes,
    secondFactorRoutes,
    passkeySignInRoutes,
    ownPasskeyRoutes,
    oidcSignInRoutes,
    ownOidcRoutes,
    profileRoutes,
    oldProfileRoutes,
    oldSettingsRoutes,
    preferenceRoutes,
  ],
  exports: archivedAccount,
  cleanUp: [
    forgetUnusedSignIns,
    forgetOldMailCodes,
    forgetOldChallenges,
    forgetOldPasskeyCodes,
    forgetOldAttempts,
  ],
};
