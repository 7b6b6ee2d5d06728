import Type from 'typebox';
import type { SignInId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import { endOtherSignIns, endOwnSignIn, ownSignIns, type SignIn } from './service.ts';
import { signInMethods } from './sign-in-method.ts';

const SignInBody = Type.Object({
  id: Type.Integer(),
  browser: nullable(Type.String({ description: 'A proper name, as Firefox; null when it is not known.' })),
  system: nullable(Type.String({ description: 'A proper name, as Android; null when it is not known.' })),
  method: oneOf(signInMethods, {
    description: 'What the person signed in with; `password` also for a code of an email.',
  }),
  created_at: WireTime,
  last_used_at: WireTime,
  current: Type.Boolean({ description: 'The session of this request.' }),
});

const signInToWire = ({ id, device, method, createdAt, lastUsedAt, isCurrent }: SignIn) => ({
  id,
  browser: device.browser ?? null,
  system: device.system ?? null,
  method,
  created_at: wireTime(createdAt),
  last_used_at: wireTime(lastUsedAt),
  current: isCurrent,
});

/** Where the person is signed in; an addition to the old wire. */
export const sessionRoutes: Routes = async (http) => {
  http.get(
    '/user/sign-ins',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'getSignIns',
        tags: ['account'],
        summary: 'Where the person is signed in: this sign-in first, then the last used',
        response: { 200: Type.Object({ sign_ins: Type.Array(SignInBody) }) },
      },
    },
    async (request) => ({ sign_ins: (await ownSignIns(signedInContextOf(request))).map(signInToWire) }),
  );

  http.delete(
    '/user/sign-ins',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'endOtherSignIns',
        tags: ['account'],
        summary: 'Signs out everywhere but here',
        response: { 200: Type.Object({ message: Type.Literal('signed_out_elsewhere') }) },
      },
    },
    async (request) => {
      await endOtherSignIns(signedInContextOf(request));
      return { message: 'signed_out_elsewhere' as const };
    },
  );

  http.delete(
    '/user/sign-ins/:id',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'endSignIn',
        tags: ['account'],
        summary: 'Signs out one device',
        params: idParams<SignInId>('session'),
        response: { 200: Type.Object({ message: Type.Literal('signed_out') }) },
      },
    },
    async (request) => {
      await endOwnSignIn(signedInContextOf(request), request.params.id);
      return { message: 'signed_out' as const };
    },
  );
};
