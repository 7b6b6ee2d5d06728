import * as v from 'valibot';
import type { SignInId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { endOtherSignIns, endOwnSignIn, ownSignIns } from './service.ts';
import { signInMethods } from './sign-in-method.ts';

const SignInAnswer = v.object({
  id: idJson<SignInId>('session'),
  browser: v.pipe(v.optional(v.string()), v.description('A proper name, such as Firefox.')),
  system: v.pipe(v.optional(v.string()), v.description('A proper name, such as Android.')),
  method: v.pipe(
    v.picklist(signInMethods),
    v.description('What the person signed in with; `password` also for a code of an email.'),
  ),
  beganAt: v.date(),
  lastUsedAt: v.pipe(v.date(), v.description('Exact to a few minutes.')),
  isCurrent: v.pipe(v.boolean(), v.description('Whether it is the session of this request.')),
});

const access = 'inPerson';

/** Where the person is signed in. */
export const sessionRoutes = inOneScope([
  action(
    'GET',
    '/account/sign-ins',
    {
      ...{ id: 'listSignIns', access },
      summary: 'Where the person is signed in: this session first, then the last used',
      answer: v.array(SignInAnswer),
    },
    ownSignIns,
  ),
  action(
    'DELETE',
    '/account/sign-ins',
    { ...{ id: 'removeOtherSignIns', access }, summary: 'Signs out everywhere but here' },
    endOtherSignIns,
  ),
  action(
    'DELETE',
    '/account/sign-ins/:id',
    {
      ...{ id: 'removeSignIn', access },
      summary: 'Signs out one device',
      params: v.object({ id: sentId<SignInId>('session') }),
    },
    (context, { params }) => endOwnSignIn(context, params.id),
  ),
]);
