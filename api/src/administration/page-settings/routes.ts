import { signUpModes } from '@skep/domain';
import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { pageSettingsOf } from './service.ts';

const PageSettingsBody = Type.Object({
  is_first_run: Type.Boolean({ description: 'Whether the first account has yet to be made.' }),
  sign_up: oneOf(signUpModes),
  support_email: nullable(Type.String({ description: 'Where people get help.' })),
  operator: Type.Object(
    { name: nullable(Type.String()), address: nullable(Type.String()), contact: nullable(Type.String()) },
    { description: 'Who runs this installation.' },
  ),
});

/** An addition to the old wire: web servers that run alone read it for the pages that they send. */
export const pageSettingsRoutes: Routes = async (http) => {
  http.get(
    '/page-settings',
    {
      // A web server reads it every five seconds at most.
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'getPageSettings',
        tags: ['service'],
        summary: 'What the pages of the web app have to know of this service',
        response: { 200: PageSettingsBody },
      },
    },
    async (request) => {
      const { isFirstRun, signUp, supportEmail, operator } = await pageSettingsOf(contextOf(request));
      const { name = null, address = null, contact = null } = operator;
      return {
        is_first_run: isFirstRun,
        sign_up: signUp,
        support_email: supportEmail ?? null,
        operator: { name, address, contact },
      };
    },
  );
};
