import * as v from 'valibot';
import { instantOfWireTime, isTimeZone, wireTimeOf } from './date-formats.ts';
import { dayAfter } from './day-after.ts';
import { code, optionalLine, requiredLine } from './text-rules.ts';

/** Programs that take messages by a web address; `plain` is anybody's own. */
export const webhookKinds = ['plain', 'ntfy', 'home_assistant', 'telegram', 'matrix'] as const;

export type WebhookKind = (typeof webhookKinds)[number];

/** `failed`: given up after the last try. */
export const deliveryStates = ['waiting', 'sent', 'failed'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** Why an address that a person gave was not called, or what it did wrong. */
export const outsideFaults = [
  // No address of the web, or one with a user and a password.
  'address',
  // A number of a private network.
  'private',
  // A name that does not exist or leads into a private network: which of them is nobody's business.
  'unknown_host',
  'redirect',
  'too_slow',
  'too_much',
  'unreachable',
] as const;

export type OutsideFault = (typeof outsideFaults)[number];

/**
 * Why a delivery did not arrive. `status`: it was answered, and the status says what is wrong; `gone`: a browser takes no
 * more, since its person forbade it or cleared everything.
 */
export const deliveryFaults = [...outsideFaults, 'status', 'gone'] as const;

export type DeliveryFault = (typeof deliveryFaults)[number];

export const wayLimits = {
  name: 100,
  address: 1000,
  recipient: 255,
  accessToken: 500,
  webhooks: 10,
} as const;

/** What each kind needs in addition to its address. */
export const webhookNeeds: Record<WebhookKind, { recipient: boolean; accessToken: boolean }> = {
  plain: { recipient: false, accessToken: false },
  ntfy: { recipient: false, accessToken: false },
  home_assistant: { recipient: false, accessToken: false },
  telegram: { recipient: true, accessToken: true },
  matrix: { recipient: true, accessToken: true },
};

/** Kinds that take an access token at all. */
export const webhookTakesToken: Record<WebhookKind, boolean> = {
  plain: false,
  ntfy: true,
  home_assistant: false,
  telegram: true,
  matrix: true,
};

/** Where a kind is found unless somebody runs it themselves. */
export const webhookHomes: Partial<Record<WebhookKind, string>> = {
  telegram: 'https://api.telegram.org',
  matrix: 'https://matrix.org',
};

const webAddress = v.pipe(requiredLine(wayLimits.address), v.check(isWebAddress, code('not_a_web_address')));

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

const needsRecipient = v.forward(
  v.check(
    ({ kind, recipient }: v.InferOutput<typeof webhookFields>) =>
      !webhookNeeds[kind].recipient || recipient !== undefined,
    code('required'),
  ),
  ['recipient'],
);

/** Fields of a webhook, without what its kind needs. */
export const webhookFields = v.object({
  name: requiredLine(wayLimits.name),
  kind: v.picklist(webhookKinds, code('unknown_choice')),
  address: webAddress,
  recipient: optionalLine(wayLimits.recipient),
  accessToken: optionalLine(wayLimits.accessToken),
});

/** A webhook as a person writes it down. */
export const webhookForm = v.pipe(
  webhookFields,
  needsRecipient,
  v.forward(
    v.check(
      ({ kind, accessToken }) => !webhookNeeds[kind].accessToken || accessToken !== undefined,
      code('required'),
    ),
    ['accessToken'],
  ),
);

/** An existing one: the stored access token is shown to nobody, and does not change where none is typed. */
export const webhookEditForm = v.pipe(webhookFields, needsRecipient);

export type WebhookForm = v.InferOutput<typeof webhookForm>;

const dayMs = 24 * 60 * 60 * 1000;

const clockTime = v.pipe(v.string(code('required')), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, code('invalid')));

/** Times in which nothing is pushed, on the clock of the zone; they may pass midnight. */
export const quietHoursForm = v.object({
  from: clockTime,
  until: clockTime,
  timeZone: v.pipe(v.string(code('required')), v.check(isTimeZone, code('invalid'))),
});

/** When and how a person is sent what matters that day; off unless pushed or emailed. */
export const morningNoticeForm = v.object({
  at: clockTime,
  timeZone: quietHoursForm.entries.timeZone,
  isPushed: v.boolean(code('required')),
  isMailed: v.boolean(code('required')),
});

export type MorningNotice = v.InferOutput<typeof morningNoticeForm>;

/** The first moment after `now` at which that clock shows this time; where a change of clocks skips it, the time after it. */
export function nextMorning({ at, timeZone }: Pick<MorningNotice, 'at' | 'timeZone'>, now: Date): Date {
  const today = wireTimeOf(now, timeZone).slice(0, 10);
  const moments = [today, dayAfter(today, 1), dayAfter(today, 2)].flatMap(
    (day) => instantOfWireTime(`${day} ${at}`, timeZone) ?? [],
  );
  return moments.find((moment) => moment > now) ?? new Date(now.getTime() + dayMs);
}
