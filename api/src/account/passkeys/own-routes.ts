import { passkeyLimits, passkeyNameForm } from '@skep/domain';
import * as v from 'valibot';
import { guarded, Reauthentication, RecoveryCodes } from '#account/second-factor/reauthentication.ts';
import type { PasskeyId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import {
  addPasskey,
  deletePasskey,
  newPasskeyOptions,
  ownPasskeys,
  renamePasskey,
  switchOnByPasskeys,
} from './own-service.ts';

const PasskeyAnswer = v.object({
  id: idJson<PasskeyId>('passkey'),
  name: v.string(),
  createdAt: v.date(),
  lastUsedAt: v.pipe(v.optional(v.date()), v.description('Absent until it is used.')),
});

export const credential = v.pipe(
  v.string('invalid'),
  v.maxLength(passkeyLimits.credentialLength, 'too_long'),
  v.description('PublicKeyCredential.toJSON() of the browser, as JSON.'),
);

const ofPasskey = { params: v.object({ id: sentId<PasskeyId>('passkey') }) };
const access = 'inPerson';

/** Passkeys of the person. */
export const ownPasskeyRoutes = inOneScope([
  action(
    'GET',
    '/account/passkeys',
    {
      ...{ id: 'listPasskeys', access },
      ...{ summary: 'Passkeys of the person, newest first', answer: v.array(PasskeyAnswer) },
    },
    ownPasskeys,
  ),
  action(
    'POST',
    '/account/passkeys/options',
    {
      id: 'requestNewPasskey',
      summary: 'Makes a challenge for a new passkey; it works once, for five minutes',
      ...{ ...guarded, body: Reauthentication },
      answer: v.object({
        options: v.pipe(v.string(), v.description('PublicKeyCredentialCreationOptions, as JSON.')),
      }),
    },
    async (context, { body }) => ({ options: await newPasskeyOptions(context, body) }),
  ),
  action(
    'POST',
    '/account/passkeys',
    {
      id: 'addNewPasskey',
      summary: 'Stores the passkey that the browser made, and mails that there is one more',
      ...{ ...guarded, body: v.object({ ...passkeyNameForm.entries, credential }), answer: PasskeyAnswer },
    },
    (context, { body }) => addPasskey(context, body),
  ),
  action(
    'PATCH',
    '/account/passkeys/:id',
    {
      ...{ id: 'changePasskey', access, summary: 'Renames a passkey' },
      ...{ ...ofPasskey, body: passkeyNameForm, answer: PasskeyAnswer },
    },
    (context, { params, body }) => renamePasskey(context, params.id, body),
  ),
  action(
    'DELETE',
    '/account/passkeys/:id',
    {
      id: 'removePasskey',
      summary: 'Deletes a passkey; with the last one goes a second factor without an app',
      ...{ ...guarded, ...ofPasskey, body: Reauthentication },
    },
    (context, { params, body }) => deletePasskey(context, params.id, body),
  ),
  action(
    'POST',
    '/account/second-factor/passkeys',
    {
      id: 'switchOnPasskeys',
      summary: 'Makes passkeys the second factor; this answer alone holds the recovery codes',
      ...{ ...guarded, body: Reauthentication, answer: RecoveryCodes },
    },
    async (context, { body }) => ({ recoveryCodes: await switchOnByPasskeys(context, body) }),
  ),
]);
