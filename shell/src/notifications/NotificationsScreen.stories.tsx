import type { LanguageCode } from '@skep/domain';
import {
  type FakeAnswer,
  inFakeShell,
  press,
  ScreenStory,
  type ScreenStoryProps,
} from '@skep/remote-kit/testing';
import { type Theme, tokens } from '@skep/ui';
import { useState } from 'react';
import { neverAnswering } from '../testing/gateway.ts';
import type { PushState } from './browser-push.ts';
import { aDelivery, aPushDevice, aWebhook, fakePush, fakeWays } from './fake-channels.ts';
import { waysQuery } from './NotificationsScreen.graphql.ts';
import { Screen, texts } from './NotificationsScreen.tsx';

export default { title: 'Shell/Notifications', parameters: { frame: 'none' } };

const nextTry = '2026-11-20T07:51:00+00:00';
const late = '2026-11-19T22:10:00+00:00';
const filled = () =>
  fakeWays({
    pushDevices: [
      aPushDevice('1', { isCurrent: true }),
      aPushDevice('2', { browser: null, system: null, toldAt: null }),
      aPushDevice('3', { browser: 'Chrome', system: 'Windows', fault: 'UNREACHABLE' }),
    ],
    quietHours: { __typename: 'QuietHours', from: '22:00', until: '06:45', timeZone: 'Europe/Amsterdam' },
    morningNotice: { at: '06:30', timeZone: 'Europe/Amsterdam', isPushed: true, isMailed: false },
    webhooks: [
      aWebhook('1', { deliveries: [aDelivery()] }),
      aWebhook('2', {
        name: 'Report',
        failingSince: late,
        deliveries: [
          aDelivery({ title: 'Swarm: Hive 4', state: 'WAITING', tries: 0, status: null, nextTryAt: nextTry }),
          aDelivery({ state: 'WAITING', fault: 'STATUS', status: 503, nextTryAt: nextTry }),
        ],
      }),
      aWebhook('3', { name: 'Bot', kind: 'TELEGRAM', failingSince: late, switchedOffAt: late }),
    ],
  });

export const Fresh = () => <Story answers={fakeWays()} />;

export const Filled = () => <Story answers={filled()} />;

export const FilledDark = () => <Story answers={filled()} theme="dark" />;

export const FilledInGermanNarrow = () => <Story answers={filled()} language="de" isNarrow />;

const edited = () => [
  aWebhook('1', { deliveries: [aDelivery()] }),
  aWebhook('2', { name: 'Bot', kind: 'TELEGRAM' }),
];

const edit = 'li button:nth-of-type(2)';

export const WebhookEdited = () => <Edited />;
WebhookEdited.play = press(edit);

export const WebhookEditedDark = () => <Edited theme="dark" />;
WebhookEditedDark.play = press(edit);

export const WebhookEditedInGermanNarrow = () => <Edited language="de" isNarrow />;
WebhookEditedInGermanNarrow.play = press(edit);

export const WebhookEditedWithFaults = () => (
  <Edited webhooks={[aWebhook('1', { name: '', address: 'bees' })]} />
);
WebhookEditedWithFaults.play = press(edit, 'li button[type=submit]');

export const WebhookOfTelegramEdited = () => <Edited webhooks={edited().slice(1)} />;
WebhookOfTelegramEdited.play = press(edit);

export const Refused = () => <Story answers={fakeWays()} push="refused" />;

export const OnAnIphone = () => <Story answers={fakeWays()} push="byHand" />;

export const WithoutMessages = () => <Story answers={fakeWays()} push="unsupported" />;

export const Many = () => (
  <Story
    answers={fakeWays({
      pushDevices: Array.from({ length: 20 }, (_, index) => aPushDevice(String(index))),
      webhooks: Array.from({ length: 10 }, (_, index) =>
        aWebhook(String(index), {
          name: `Donaudampfschifffahrtsgesellschaftsbienenstockwaage${index}`,
          address: `https://example.com/${'bees'.repeat(40)}`,
        }),
      ),
    })}
  />
);

export const Loading = () => <Story answers={[neverAnswering(waysQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

/** The first webhook, as its person changes it. */
function Edited({ webhooks = edited(), ...more }: Partial<ScreenStoryProps> & EditedProps) {
  return (
    <ScreenStory
      screen={<Screen push={fakePush()} />}
      messages={texts}
      answers={fakeWays({ webhooks })}
      {...more}
    />
  );
}

interface EditedProps {
  webhooks?: ReturnType<typeof edited>;
}

interface StoryProps {
  answers: FakeAnswer[];
  push?: PushState;
  language?: LanguageCode;
  theme?: Theme;
  isNarrow?: boolean;
}

function Story({ answers, push, language = 'en', theme, isNarrow = false }: StoryProps) {
  const [{ element }] = useState(() =>
    inFakeShell(<Screen push={fakePush(push)} />, texts, { answers, language }),
  );
  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <main data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {element}
    </main>
  );
}
