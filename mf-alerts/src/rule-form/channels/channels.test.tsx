import { screen, within } from '@testing-library/react';
import { aRule, aSentTest } from '../../testing/builders.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { answering } from '../../testing/gateway.ts';
import { visitForm } from '../../testing/visit.ts';
import { EditRuleScreen } from '../EditRuleScreen.tsx';
import { NewRuleScreen } from '../NewRuleScreen.tsx';
import { SendTestAlertMutation } from './SendTest.graphql.ts';

type Options = Omit<Parameters<typeof visitForm>[1], 'path'>;

const visitRule = (options: Options) =>
  visitForm(<EditRuleScreen />, {
    ...{ answers: fakeServer(), path: '/alertrules/7/edit', route: '/alertrules/:id/edit' },
    ...options,
  });
const push = () => screen.findByRole('switch', { name: 'Show alerts on this device' });
const isOn = async () => ((await push()) as HTMLInputElement).checked;

describe('push messages to this device', () => {
  test('are turned on in the form, at once, and off again', async () => {
    const { user, services } = visitRule({});
    expect(await isOn()).toBe(false);
    await user.click(await push());
    expect(await isOn()).toBe(true);
    expect(services.seen.isUnsaved).toBe(false);
    await user.click(await push());
    expect(await isOn()).toBe(false);
  });

  test('that a person refuses are explained', async () => {
    const { user } = visitRule({ confirms: false });
    await user.click(await push());
    await screen.findByText(/^Messages are blocked for this site/);
    expect((await push()).hasAttribute('disabled')).toBe(true);
  });

  test.each([
    ['byHand', /^Add the app to your home screen first/],
    ['unsupported', /^This browser cannot show messages/],
  ] as const)('cannot be turned on where they are %s', async (state, text) => {
    visitRule({ push: state });
    await screen.findByText(text);
    expect((await push()).hasAttribute('disabled')).toBe(true);
  });
});

describe('a test alert', () => {
  const send = async (changes: object, rule = {}) => {
    const sent: unknown[] = [];
    const { user, services } = visitRule({
      answers: [
        ...fakeServer({ rules: [aRule(rule)] }),
        answering(SendTestAlertMutation, ({ input, ruleId }) => {
          sent.push({ ...input, ruleId });
          return { sendTestAlert: aSentTest(changes) };
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Send a test alert' }));
    return { sent, user, services };
  };
  const lines = async (role: 'status', name: RegExp) => {
    const list = (await screen.findByText(name)).closest(`[role=${role}]`);
    return within(list as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  test('sends what the form holds, saves nothing, and says where it went', async () => {
    const { sent, services } = await send({}, { byEmail: true });
    expect(await lines('status', /on its way/)).toEqual([
      'Sent to 1 device that shows your alerts.',
      'An e-mail is on its way to ada@skep.example.',
    ]);
    screen.getByText(/Weight has fallen by 1.5 kg/);
    expect(sent).toMatchObject([{ name: 'Swarm', byEmail: true, ruleId: '7' }]);
    expect(services.seen.notices).toEqual([]);
  });

  test('names all that stands in the way', async () => {
    await send(
      {
        ...{ pushCount: 0, failedPushCount: 1, isPushedHere: false, mail: 'UNVERIFIED', hasDevice: false },
        ...{ failedWebhookCount: 2, quietUntil: '2026-06-16T05:00:00Z' },
      },
      { isActive: false },
    );
    expect(await lines('status', /switched off/)).toEqual([
      'This rule is switched off: it raises no alerts.',
      'No hive that this rule watches has a device yet.',
      'This device does not show your alerts.',
      '1 device could not be reached.',
      'No e-mail was sent: your e-mail address is not confirmed yet.',
      '2 other apps and programs could not be reached.',
      expect.stringMatching(/^It is one of your quiet hours/),
    ]);
    expect(screen.queryByText(/on its way/)).toBeNull();
  });

  test('needs whole conditions, and no name yet', async () => {
    const { user } = visitForm(<NewRuleScreen />, { answers: fakeServer(), path: '/alertrules/create' });
    await user.click(await screen.findByRole('button', { name: 'Send a test alert' }));
    await screen.findByText('Fill in every condition first.');
  });
});
