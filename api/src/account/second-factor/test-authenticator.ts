import { Secret, TOTP } from 'otpauth';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** The app on the person's phone. */
export interface Authenticator {
  /** A code that was not used yet: the clock goes on to the next half minute first. */
  freshCode: () => string;
  code: () => string;
  recoveryCodes: string[];
}

export async function beginAuthenticator(api: TestApi, user: TestUser): Promise<Authenticator> {
  const { body } = await api.request('POST', '/api/v1/account/second-factor', {
    as: user,
    body: { password: user.password },
  });
  const app = new TOTP({ secret: Secret.fromBase32(body.secret) });
  const code = () => app.generate({ timestamp: api.clock.now().getTime() });
  return {
    code,
    freshCode() {
      api.clock.advance({ minutes: 0.5 });
      return code();
    },
    recoveryCodes: [],
  };
}

/** Switches the second factor on. */
export async function switchOn(api: TestApi, user: TestUser): Promise<Authenticator> {
  const authenticator = await beginAuthenticator(api, user);
  const { body } = await api.request('POST', '/api/v1/account/second-factor/confirm', {
    as: user,
    body: { code: authenticator.freshCode() },
  });
  return { ...authenticator, recoveryCodes: body.recoveryCodes };
}
