import { accountLimits, secondFactorCodeLength } from '@skep/domain';
import Type from 'typebox';
import { renderSVG } from 'uqr';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { nullable, wireTime } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  switchOffSecondFactor,
} from './service.ts';

/** For every body that signs in. */
export const SecondFactorCode = Type.Optional(
  Type.String({
    maxLength: secondFactorCodeLength,
    description:
      'Code of the authenticator app, a recovery code, or the code of a passkey; required after the error second_factor_required.',
  }),
);

/** Empty edge that ISO 18004 asks for, in modules. */
const quietModules = 4;

const Password = Type.String({ maxLength: accountLimits.passwordMax });
const Code = Type.String({ maxLength: secondFactorCodeLength });

/** Somebody who is signed in proves themselves once more. */
export const ReauthenticationBody = Type.Object({
  password: Type.Optional(Password),
  code: Type.Optional(
    Type.String({
      maxLength: secondFactorCodeLength,
      description: 'Code of the second factor; that of an unlocked passkey replaces the password, too.',
    }),
  ),
});

const stateRoute: Routes = async (http) => {
  http.get(
    '/user/second-factor',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'getSecondFactor',
        tags: ['account'],
        summary: 'Whether a sign-in needs a second factor',
        response: {
          200: Type.Object({
            on_since: nullable(Type.String({ description: 'YYYY-MM-DD HH:MM:SS, UTC; null: it is off.' })),
            has_app: Type.Boolean({
              description: 'Whether codes of an app pass; else passkeys and recovery codes alone do.',
            }),
            recovery_codes_left: Type.Integer(),
          }),
        },
      },
    },
    async (request) => {
      const { onSince, hasApp, recoveryCodesLeft } = await secondFactorState(signedInContextOf(request));
      return {
        on_since: onSince === undefined ? null : wireTime(onSince),
        has_app: hasApp,
        recovery_codes_left: recoveryCodesLeft,
      };
    },
  );
};

const beginRoute: Routes = async (http) => {
  http.post(
    '/user/second-factor',
    {
      config: { access: 'inPerson', notIdempotent: 'secret', limits: [rateLimits.secondFactor] },
      schema: {
        operationId: 'beginSecondFactor',
        tags: ['account'],
        summary: 'Makes the secret that an app computes codes from; it counts once a code has confirmed it',
        body: ReauthenticationBody,
        response: {
          201: Type.Object({
            secret: Type.String({ description: 'Base32, to be typed.' }),
            address: Type.String({ description: 'The otpauth address that the QR code contains.' }),
            qr_svg: Type.String({ description: 'The QR code, drawn here: no third party sees the secret.' }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { secret, address } = await beginSecondFactor(signedInContextOf(request), request.body);
      return reply
        .status(201)
        .send({ secret, address, qr_svg: renderSVG(address, { border: quietModules }) });
    },
  );
};

const confirmRoute: Routes = async (http) => {
  http.post(
    '/user/second-factor/confirm',
    {
      config: { access: 'inPerson', notIdempotent: 'secret', limits: [rateLimits.secondFactor] },
      schema: {
        operationId: 'confirmSecondFactor',
        tags: ['account'],
        summary: 'Switches the second factor on by a first code; this answer alone holds the recovery codes',
        body: Type.Object({ code: Code }),
        response: { 200: Type.Object({ recovery_codes: Type.Array(Type.String()) }) },
      },
    },
    async (request) => ({
      recovery_codes: await confirmSecondFactor(signedInContextOf(request), request.body),
    }),
  );
};

const recoveryCodesRoute: Routes = async (http) => {
  http.post(
    '/user/second-factor/recovery-codes',
    {
      config: { access: 'inPerson', notIdempotent: 'secret', limits: [rateLimits.secondFactor] },
      schema: {
        operationId: 'renewRecoveryCodes',
        tags: ['account'],
        summary: 'Makes other recovery codes, by the password and a code; those of before count no longer',
        body: ReauthenticationBody,
        response: { 200: Type.Object({ recovery_codes: Type.Array(Type.String()) }) },
      },
    },
    async (request) => ({
      recovery_codes: await renewRecoveryCodes(signedInContextOf(request), request.body),
    }),
  );
};

const switchOffRoute: Routes = async (http) => {
  http.delete(
    '/user/second-factor',
    {
      config: { access: 'inPerson', notIdempotent: 'secret', limits: [rateLimits.secondFactor] },
      schema: {
        operationId: 'switchOffSecondFactor',
        tags: ['account'],
        summary: 'Switches the second factor off, by the password and a code',
        body: ReauthenticationBody,
        response: { 200: Type.Object({ message: Type.Literal('second_factor_off') }) },
      },
    },
    async (request) => {
      await switchOffSecondFactor(signedInContextOf(request), request.body);
      return { message: 'second_factor_off' as const };
    },
  );
};

/** The second factor of signing in (TOTP); an addition to the old wire. */
export const secondFactorRoutes = inOneScope([
  stateRoute,
  beginRoute,
  confirmRoute,
  recoveryCodesRoute,
  switchOffRoute,
]);
