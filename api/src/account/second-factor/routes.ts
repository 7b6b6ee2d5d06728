import { renderSVG } from 'uqr';
import * as v from 'valibot';
import { inOneScope } from '#platform/http/http.ts';
import { action } from '#platform/http/v1.ts';
import { FirstCode, guarded, Reauthentication, RecoveryCodes } from './reauthentication.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  switchOffSecondFactor,
} from './service.ts';

/** Empty edge that ISO 18004 asks for, in modules. */
const quietModules = 4;

const StateAnswer = v.object({
  onSince: v.pipe(v.optional(v.date()), v.description('Absent: it is off.')),
  hasApp: v.pipe(
    v.boolean(),
    v.description('Whether codes of an app pass; else passkeys and recovery codes alone do.'),
  ),
  recoveryCodesLeft: v.number(),
});

const SetUpAnswer = v.object({
  secret: v.pipe(v.string(), v.description('Base32, to be typed.')),
  address: v.pipe(v.string(), v.description('The otpauth address that the QR code contains.')),
  qrCode: v.pipe(v.string(), v.description('SVG, drawn here: no third party sees the secret.')),
});

/** The second factor of signing in (TOTP). */
export const secondFactorRoutes = inOneScope([
  action(
    'GET',
    '/account/second-factor',
    {
      ...{ id: 'readSecondFactor', access: 'inPerson' },
      ...{ summary: 'Whether a sign-in needs a second factor', answer: StateAnswer },
    },
    secondFactorState,
  ),
  action(
    'POST',
    '/account/second-factor',
    {
      id: 'setUpSecondFactor',
      summary: 'Makes the secret that an app computes codes from; it counts once a code has confirmed it',
      ...{ ...guarded, body: Reauthentication, answer: SetUpAnswer },
    },
    async (context, { body }) => {
      const { secret, address } = await beginSecondFactor(context, body);
      return { secret, address, qrCode: renderSVG(address, { border: quietModules }) };
    },
  ),
  action(
    'POST',
    '/account/second-factor/confirm',
    {
      id: 'switchOnSecondFactor',
      summary: 'Switches the second factor on by a first code; this answer alone holds the recovery codes',
      ...{ ...guarded, body: FirstCode, answer: RecoveryCodes },
    },
    async (context, { body }) => ({ recoveryCodes: await confirmSecondFactor(context, body) }),
  ),
  action(
    'POST',
    '/account/second-factor/recovery-codes',
    {
      id: 'changeRecoveryCodes',
      summary: 'Makes other recovery codes, by the password and a code; those of before count no longer',
      ...{ ...guarded, body: Reauthentication, answer: RecoveryCodes },
    },
    async (context, { body }) => ({ recoveryCodes: await renewRecoveryCodes(context, body) }),
  ),
  action(
    'DELETE',
    '/account/second-factor',
    {
      id: 'removeSecondFactor',
      summary: 'Switches the second factor off, by the password and a code',
      ...{ ...guarded, body: Reauthentication },
    },
    (context, { body }) => switchOffSecondFactor(context, body),
  ),
]);
