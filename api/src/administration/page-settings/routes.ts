import { signUpModes } from '@skep/domain';
import * as v from 'valibot';
import { publicAction } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { pageSettingsOf } from './service.ts';

const text = v.optional(v.string());

/** Web servers that run alone read it for the pages that they send. */
export const pageSettingsRoutes = publicAction(
  'GET',
  '/page-settings',
  {
    id: 'readPageSettings',
    summary: 'What the pages of the web app have to know of this service',
    // A web server reads it every five seconds at most.
    limits: [rateLimits.open],
    answer: v.object({
      isFirstRun: v.pipe(v.boolean(), v.description('Whether the first account has yet to be made.')),
      signUp: v.picklist(signUpModes),
      supportEmail: v.pipe(text, v.description('Where people get help.')),
      operator: v.pipe(
        v.object({ name: text, address: text, contact: text }),
        v.description('Who runs this installation.'),
      ),
    }),
  },
  pageSettingsOf,
);
