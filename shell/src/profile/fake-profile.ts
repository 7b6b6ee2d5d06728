import { type StorageKind, storageKinds, termsVersion } from '@skep/domain';
import type { FakeAnswer } from '@skep/remote-kit/testing';
import { aDone, aFailure } from '../account/in-account-page.tsx';
import { exchangePasskeyMutation, requestPasskeyMutation } from '../passkeys/Passkeys.graphql.ts';
import { acceptTermsMutation } from '../terms/AcceptTerms.graphql.ts';
import { answering } from '../testing/gateway.ts';
import {
  changeEmailMutation,
  confirmNewEmailMutation,
  withdrawNewEmailMutation,
} from './ChangeEmail.graphql.ts';
import { changeNameMutation } from './ChangeName.graphql.ts';
import { changePasswordMutation } from './ChangePassword.graphql.ts';
import { accountLossesQuery, deleteAccountMutation } from './DeleteAccount.graphql.ts';
import { profileQuery } from './ProfileScreen.graphql.ts';
import { setTimeZoneMutation } from './SetTimeZone.graphql.ts';
import { setUnitsMutation } from './SetUnits.graphql.ts';

interface FakeProfile {
  name?: string;
  email?: string;
  newEmail?: string;
  acceptedTermsVersion?: string;
  hasSecondFactor?: boolean;
  hasPasskey?: boolean;
  isLastAdmin?: boolean;
  /** Bytes of each kind of files. */
  stored?: Partial<Record<StorageKind, number>>;
  /** Default: true. */
  isStorageKnown?: boolean;
  losses?: { apiaries: number; hives: number; queens: number; inspections: number };
}

export const rightPassword = 'Zomer-2026';
export const mailedCode = '123456';
const passkeyCode = 'code-of-a-passkey';

const fault = (path: string, code: string) =>
  aFailure('INVALID_INPUT', { fields: [{ __typename: 'FieldProblem', path, code, limit: null }] });

/** A server with one account, which remembers what was changed. Its second factor takes 123456. */
export function fakeProfile(start: FakeProfile = {}): FakeAnswer[] {
  const { hasSecondFactor = false, hasPasskey = false, isLastAdmin = false } = start;
  const { losses = { apiaries: 3, hives: 12, queens: 11, inspections: 248 } } = start;
  const { isStorageKnown = true } = start;
  const { stored = { photos: 1_234_000_000, proofs: 8_100_000, device_logs: 512_000 } } = start;
  const storage = isStorageKnown && {
    __typename: 'Storage',
    usedBytes: Object.values(stored).reduce((sum, bytes) => sum + bytes, 0),
    maxBytes: 4_000_000_000,
    kinds: storageKinds.map((kind) => ({
      ...{ __typename: 'StorageOfKind', kind: kind.toUpperCase(), bytes: stored[kind] ?? 0 },
    })),
  };
  let viewer = {
    __typename: 'Viewer',
    id: '1',
    name: start.name ?? 'Ada Beeker',
    email: start.email ?? 'ada@skep.example',
    newEmail: start.newEmail ?? null,
    emailVerified: true,
    language: 'EN',
    isAdmin: false,
    permissions: [],
    deviceTypes: [],
    badges: null,
    news: null,
    memberSince: '2024-04-07T09:30:00+00:00',
    acceptedTermsVersion: start.acceptedTermsVersion ?? termsVersion,
    units: { __typename: 'Units', weight: 'KG', temperature: 'CELSIUS' },
  };
  let timeZone: string | null = null;
  const changed = (changes: Partial<typeof viewer>) => {
    viewer = { ...viewer, ...changes };
    return viewer;
  };
  return [
    answering(profileQuery, () => ({ viewer: { ...viewer, timeZone, storage: storage || null } })),
    answering(changeNameMutation, ({ name }) => ({
      changeName: name === 'Bram' ? fault('name', 'already_taken') : changed({ name }),
    })),
    answering(changeEmailMutation, ({ email, currentPassword }) => {
      if (currentPassword !== rightPassword) {
        return { changeEmail: fault('currentPassword', 'wrong_password') };
      }
      return { changeEmail: changed({ newEmail: email }) };
    }),
    answering(confirmNewEmailMutation, ({ code }) => {
      if (code !== mailedCode) return { confirmNewEmail: aFailure('INVALID_CODE') };
      return { confirmNewEmail: changed({ email: viewer.newEmail ?? viewer.email, newEmail: null }) };
    }),
    answering(withdrawNewEmailMutation, () => ({ withdrawNewEmail: changed({ newEmail: null }) })),
    answering(changePasswordMutation, ({ input }) => ({
      changePassword:
        input.currentPassword === rightPassword ? viewer : fault('currentPassword', 'wrong_password'),
    })),
    answering(acceptTermsMutation, ({ version }) => ({
      acceptTerms: changed({ acceptedTermsVersion: version }),
    })),
    answering(setTimeZoneMutation, ({ timeZone: zone }) => {
      timeZone = zone;
      return { setTimeZone: aDone };
    }),
    answering(setUnitsMutation, ({ units }) => ({
      setUnits: changed({ units: { ...viewer.units, ...(units as Partial<typeof viewer.units>) } }).units,
    })),
    answering(accountLossesQuery, () => ({
      accountLosses: { __typename: 'AccountLosses', ...losses },
      security: { __typename: 'Security', passkeys: hasPasskey ? [{ __typename: 'Passkey', id: '1' }] : [] },
    })),
    answering(requestPasskeyMutation, () => ({
      requestPasskey: { __typename: 'PasskeyOptions', options: '{}' },
    })),
    answering(exchangePasskeyMutation, () => ({
      exchangePasskey: { __typename: 'PasskeyCode', oneTimeCode: passkeyCode },
    })),
    answering(deleteAccountMutation, ({ password, secondFactorCode }) => {
      if (secondFactorCode === passkeyCode) return { deleteAccount: aDone };
      if (password !== rightPassword) return { deleteAccount: fault('password', 'wrong_password') };
      if (hasSecondFactor && !secondFactorCode) return { deleteAccount: aFailure('SECOND_FACTOR_REQUIRED') };
      if (hasSecondFactor && secondFactorCode !== mailedCode)
        return { deleteAccount: aFailure('INVALID_CODE') };
      return { deleteAccount: isLastAdmin ? aFailure('LAST_ADMIN') : aDone };
    }),
  ];
}
