import type { FakeAnswer } from '@skep/remote-kit/testing';
import { aDone, aFailure } from '../account/in-account-page.tsx';
import { exchangePasskeyMutation, requestPasskeyMutation } from '../passkeys/Passkeys.graphql.ts';
import { answering } from '../testing/gateway.ts';
import { createApiTokenMutation, revokeApiTokenMutation } from './ApiTokensCard.graphql.ts';
import {
  addPasskeyMutation,
  beginPasskeyMutation,
  deletePasskeyMutation,
  renamePasskeyMutation,
  switchOnPasskeysMutation,
} from './PasskeysCard.graphql.ts';
import {
  linkProviderMutation,
  startProviderLinkMutation,
  unlinkProviderMutation,
} from './ProviderCard.graphql.ts';
import {
  beginSecondFactorMutation,
  confirmSecondFactorMutation,
  renewRecoveryCodesMutation,
  switchOffSecondFactorMutation,
} from './SecondFactorCard.graphql.ts';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { endDeviceSignInMutation, endOtherSignInsMutation } from './SignInsCard.graphql.ts';

export const aDevice = (id: string, options: object = {}) => ({
  __typename: 'DeviceSignIn',
  id,
  browser: 'Firefox',
  system: 'Android',
  beganAt: '2026-11-02T18:12:00+00:00',
  lastUsedAt: '2026-11-20T07:45:00+00:00',
  method: 'PASSWORD',
  isCurrent: false,
  ...options,
});

export const aPasskey = (id: string, options: object = {}) => ({
  __typename: 'Passkey',
  id,
  name: 'My phone',
  createdAt: '2026-10-05T09:30:00+00:00',
  lastUsedAt: '2026-11-20T06:00:00+00:00',
  ...options,
});

export const aProvider = (options: object = {}) => ({
  __typename: 'SignInProvider',
  name: 'the bee club',
  linkedAt: null,
  email: null,
  hasPassword: true,
  canUnlink: false,
  ...options,
});

export const aToken = (id: string, options: object = {}) => ({
  __typename: 'ApiToken',
  id,
  name: 'Scale at the shed',
  isReadOnly: false,
  createdAt: '2026-09-14T09:30:00+00:00',
  expiresAt: null,
  lastUsedAt: '2026-11-20T06:00:00+00:00',
  ...options,
});

export const recoveryCodes = ['7QH2K9MFXC', 'B4WRT8NZ3P', 'HJ6V2YKD5S', 'Q9CFM3XGTA', '2ZNP7RWB8E'];

interface FakeSecurity {
  signIns?: object[];
  apiTokens?: object[];
  passkeys?: object[];
  /** Default: the service has none. */
  provider?: object;
  /** Default: true. */
  hasApp?: boolean;
  onSince?: string;
  recoveryCodesLeft?: number;
}

/** A server that guards one account, and remembers what was done. */
export function fakeSecurity(start: FakeSecurity = {}): FakeAnswer[] {
  let { signIns = [aDevice('1', { browser: 'Chrome', system: 'Linux', isCurrent: true })] } = start;
  let { provider } = start;
  let { apiTokens = [], passkeys = [], hasApp = true, onSince, recoveryCodesLeft = 10 } = start;
  const isNot = (gone: string) => (thing: object) => !('id' in thing && thing.id === gone);
  return [
    answering(securityQuery, () => ({
      security: {
        __typename: 'Security',
        secondFactor: { __typename: 'SecondFactor', onSince: onSince ?? null, hasApp, recoveryCodesLeft },
        passkeys,
        provider: provider ?? null,
        signIns,
        apiTokens,
      },
    })),
    answering(endDeviceSignInMutation, ({ id }) => {
      signIns = signIns.filter(isNot(id));
      return { endDeviceSignIn: aDone };
    }),
    answering(endOtherSignInsMutation, () => {
      signIns = signIns.slice(0, 1);
      return { endOtherSignIns: aDone };
    }),
    answering(createApiTokenMutation, ({ name, isReadOnly, expiresInDays }) => {
      const dayMs = 24 * 60 * 60 * 1000;
      const expiresAt = expiresInDays ? new Date(Date.now() + expiresInDays * dayMs).toISOString() : null;
      apiTokens = [aToken('99', { name, isReadOnly, expiresAt, lastUsedAt: null }), ...apiTokens];
      return { createApiToken: { __typename: 'NewApiToken', token: 'skep_a-new-token' } };
    }),
    answering(revokeApiTokenMutation, ({ id }) => {
      apiTokens = apiTokens.filter(isNot(id));
      return { revokeApiToken: aDone };
    }),
    answering(beginSecondFactorMutation, (proof) => ({
      beginSecondFactor: isProved(proof)
        ? { __typename: 'SecondFactorSetUp', secret: 'JBSWY3DPEHPK3PXP', qrCode: aQrCode }
        : wrongPassword,
    })),
    answering(confirmSecondFactorMutation, ({ code }) => {
      if (code !== '123456') return { confirmSecondFactor: aFailure('INVALID_CODE') };
      onSince = '2026-11-21T04:00:00+00:00';
      return { confirmSecondFactor: { __typename: 'RecoveryCodes', codes: recoveryCodes } };
    }),
    answering(renewRecoveryCodesMutation, ({ password, code }) => {
      if (!isProved({ password, code })) return { renewRecoveryCodes: wrongPassword };
      if (code !== '123456' && code !== passkeyCode) return { renewRecoveryCodes: aFailure('INVALID_CODE') };
      recoveryCodesLeft = 10;
      return { renewRecoveryCodes: { __typename: 'RecoveryCodes', codes: recoveryCodes } };
    }),
    answering(switchOffSecondFactorMutation, ({ password, code }) => {
      if (!isProved({ password, code })) return { switchOffSecondFactor: wrongPassword };
      if (code !== '123456' && code !== passkeyCode)
        return { switchOffSecondFactor: aFailure('INVALID_CODE') };
      onSince = undefined;
      return { switchOffSecondFactor: aDone };
    }),
    answering(requestPasskeyMutation, () => ({ requestPasskey: someOptions })),
    answering(exchangePasskeyMutation, () => ({
      exchangePasskey: { __typename: 'PasskeyCode', oneTimeCode: passkeyCode },
    })),
    answering(beginPasskeyMutation, (proof) => ({
      beginPasskey: isProved(proof) ? someOptions : wrongPassword,
    })),
    answering(addPasskeyMutation, ({ name }) => {
      const added = aPasskey('8', { name, lastUsedAt: null });
      passkeys = [added, ...passkeys];
      return { addPasskey: added };
    }),
    answering(renamePasskeyMutation, ({ id, name }) => ({ renamePasskey: aPasskey(id, { name }) })),
    answering(deletePasskeyMutation, ({ id, ...proof }) => {
      if (!isProved(proof)) return { deletePasskey: wrongPassword };
      passkeys = passkeys.filter(isNot(id));
      return { deletePasskey: aDone };
    }),
    answering(switchOnPasskeysMutation, (proof) => {
      if (!isProved(proof)) return { switchOnPasskeys: wrongPassword };
      onSince = '2026-11-21T04:00:00+00:00';
      hasApp = false;
      return { switchOnPasskeys: { __typename: 'RecoveryCodes', codes: recoveryCodes } };
    }),
    answering(startProviderLinkMutation, (proof) => ({
      startProviderLink: isProved(proof)
        ? { __typename: 'StartedProviderSignIn', address: 'https://login.club.example', browserKey: 'a-key' }
        : wrongPassword,
    })),
    answering(linkProviderMutation, ({ browserKey }) => {
      if (browserKey !== 'a-key') return { linkProvider: aFailure('PROVIDER_SIGN_IN_EXPIRED') };
      const linkedAt = '2026-11-21T04:00:00+00:00';
      provider = aProvider({ linkedAt, email: 'anna@club.example', canUnlink: true });
      return { linkProvider: aDone };
    }),
    answering(unlinkProviderMutation, (proof) => {
      if (!isProved(proof)) return { unlinkProvider: wrongPassword };
      provider = aProvider();
      return { unlinkProvider: aDone };
    }),
  ];
}

/** What the service makes of a passkey's signature. */
const passkeyCode = 'CODEOFAPASSKEY';
const someOptions = { __typename: 'PasskeyOptions', options: '{}' };

interface Proof {
  password?: string | null | undefined;
  code?: string | null | undefined;
}

const isProved = ({ password, code }: Proof) => password === 'Zomer-2026' || code === passkeyCode;

const wrongPassword = aFailure('INVALID_INPUT', {
  fields: [{ __typename: 'FieldProblem', path: 'password', code: 'wrong_password', limit: null }],
});

/** Not a real one: looks like one. */
const aQrCode = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><rect fill="#fff" width="29" height="29"/><path d="M4 4h7v7h-7zM18 4h7v7h-7zM4 18h7v7h-7zM13 4h2v3h-2zM13 9h1v4h4v1h-5zM16 15h3v2h3v-3h3v5h-4v6h-2v-5h-3zM12 16h2v9h-2zM4 13h6v2h-6z"/><path fill="#fff" d="M5 5h5v5h-5zM19 5h5v5h-5zM5 19h5v5h-5z"/><path d="M6 6h3v3h-3zM20 6h3v3h-3zM6 20h3v3h-3z"/></svg>`;
