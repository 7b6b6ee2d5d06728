import type { FakeAnswer } from '@skep/remote-kit/testing';
import { aDone, aFailure } from '../account/in-account-page.tsx';
import { answering } from '../testing/gateway.ts';
import type { BrowserPush, PushState } from './browser-push.ts';
import { setMorningNoticeMutation } from './MorningNoticeCard.graphql.ts';
import { waysQuery } from './NotificationsScreen.graphql.ts';
import { addPushDeviceMutation, removePushDeviceMutation } from './PushCard.graphql.ts';
import { setQuietHoursMutation } from './QuietHoursCard.graphql.ts';
import {
  changeWebhookMutation,
  createWebhookMutation,
  removeWebhookMutation,
  renewWebhookSecretMutation,
  switchWebhookOnMutation,
  tryWebhookMutation,
} from './WebhooksCard.graphql.ts';

export const aPushDevice = (id: string, options: object = {}) => ({
  __typename: 'PushDevice',
  id,
  browser: 'Firefox',
  system: 'Android',
  addedAt: '2026-11-02T18:12:00+00:00',
  toldAt: '2026-11-20T07:45:00+00:00',
  fault: null,
  isCurrent: false,
  ...options,
});

export const aDelivery = (options: object = {}) => ({
  __typename: 'WebhookDelivery',
  title: 'Swarm: Hive 3',
  state: 'SENT',
  tries: 1,
  status: 200,
  fault: null,
  at: '2026-11-20T07:45:00+00:00',
  nextTryAt: null,
  ...options,
});

export const aWebhook = (id: string, options: object = {}) => ({
  __typename: 'OwnWebhook',
  id,
  name: 'Shed',
  kind: 'HOME_ASSISTANT',
  address: 'https://home.example/api/webhook/bees',
  recipient: null,
  failingSince: null,
  switchedOffAt: null,
  deliveries: [],
  ...options,
});

interface FakeWays {
  pushDevices?: object[];
  quietHours?: object | null;
  webhooks?: object[];
  morningNotice?: object;
  /** What comes of a test. */
  tried?: object;
}

const wrongAddress = () =>
  aFailure('INVALID_INPUT', {
    fields: [{ __typename: 'FieldProblem', path: 'address', code: 'not_a_web_address', limit: null }],
  });

/** A server that tells one person, and remembers what was chosen. */
export function fakeWays(start: FakeWays = {}): FakeAnswer[] {
  const off = { at: '07:00', timeZone: 'UTC', isPushed: false, isMailed: false };
  let { morningNotice = off, pushDevices = [], quietHours = null, webhooks = [] } = start;
  const { tried = { isTaken: true, status: 200, fault: null } } = start;
  const isNot = (gone: string) => (thing: object) => !('id' in thing && thing.id === gone);
  return [
    answering(waysQuery, () => ({
      ways: { __typename: 'Ways', pushKey: 'BKey', pushDevices, quietHours, webhooks },
      morningNotice: { __typename: 'MorningNotice', ...morningNotice },
    })),
    answering(addPushDeviceMutation, () => {
      pushDevices = [aPushDevice('9', { isCurrent: true, toldAt: null }), ...pushDevices];
      return { addPushDevice: aDone };
    }),
    answering(removePushDeviceMutation, ({ id }) => {
      pushDevices = pushDevices.filter(isNot(id));
      return { removePushDevice: aDone };
    }),
    answering(setQuietHoursMutation, ({ quietHours: wanted }) => {
      quietHours = wanted ? { __typename: 'QuietHours', ...wanted } : null;
      return { setQuietHours: aDone };
    }),
    answering(setMorningNoticeMutation, ({ notice }) => {
      morningNotice = notice;
      return { setMorningNotice: aDone };
    }),
    answering(createWebhookMutation, ({ input }) => {
      if (input.address.includes('192.168.')) return { createWebhook: wrongAddress() };
      webhooks = [...webhooks, aWebhook('9', { name: input.name, address: input.address, kind: input.kind })];
      return { createWebhook: { __typename: 'NewWebhook', secret: 'c2VjcmV0' } };
    }),
    answering(changeWebhookMutation, ({ id, input: { accessToken: _, ...input } }) => {
      if (input.address.includes('192.168.')) return { changeWebhook: wrongAddress() };
      webhooks = webhooks.map((one) =>
        isNot(id)(one) ? one : { ...one, ...input, recipient: input.recipient ?? null },
      );
      return { changeWebhook: aDone };
    }),
    answering(renewWebhookSecretMutation, () => ({
      renewWebhookSecret: { __typename: 'NewWebhook', secret: 'bmV1ZXM' },
    })),
    answering(tryWebhookMutation, () => ({ tryWebhook: { __typename: 'WebhookTry', ...tried } })),
    answering(switchWebhookOnMutation, ({ id }) => {
      webhooks = webhooks.map((one) =>
        isNot(id)(one) ? one : { ...one, switchedOffAt: null, failingSince: null },
      );
      return { switchWebhookOn: aDone };
    }),
    answering(removeWebhookMutation, ({ id }) => {
      webhooks = webhooks.filter(isNot(id));
      return { removeWebhook: aDone };
    }),
  ];
}

/** A browser whose person says yes, or no. */
export function fakePush(
  state: PushState = 'possible',
  isAgreed = true,
): BrowserPush & { requestCount: number } {
  let now = state;
  const push = {
    requestCount: 0,
    state: () => now,
    async subscribe() {
      push.requestCount += 1;
      if (isAgreed) return { endpoint: 'https://push.example/1', publicKey: 'BKey', auth: 'auth' };
      now = 'refused';
      return undefined;
    },
    unsubscribe: async () => undefined,
  };
  return push;
}
