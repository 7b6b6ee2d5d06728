import { screen } from '@testing-library/react';
import { aCondition, aRule, aTriedRule } from '../../testing/builders.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { answering } from '../../testing/gateway.ts';
import { visitForm } from '../../testing/visit.ts';
import { EditRuleScreen } from '../EditRuleScreen.tsx';
import { NewRuleScreen } from '../NewRuleScreen.tsx';
import { TryRuleMutation } from './TryRule.graphql.ts';

const tryIt = async (answers = fakeServer()) => {
  const { user } = visitForm(<EditRuleScreen />, {
    answers,
    path: '/alertrules/7/edit',
    route: '/alertrules/:id/edit',
  });
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  return user;
};
const answered = (changes: object, server = fakeServer()) => [
  ...server,
  answering(TryRuleMutation, () => ({ tryAlertRule: aTriedRule(changes) })),
];

test('a backtest shows the alerts that a rule would have raised, on the curve of each hive and as a list', async () => {
  const user = await tryIt();
  await screen.findByText('In the last twelve months it would have raised 3 alerts.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^10 Jun 2026, .*: Hive 1, /)]),
  );
  await screen.findByRole('heading', { name: /^Hive 1: / });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Curve of' }), 'Hive 2');
  await screen.findByRole('heading', { name: /^Hive 2: / });
});

test('where a year is too much it says since when', async () => {
  await tryIt(answered({ isShortened: true, count: 1 }));
  await screen.findByText(
    'Since 15 June 2025 it would have raised one alert. A whole year is too much to check.',
  );
});

test('without a device, and without an alert, it says so', async () => {
  await tryIt(answered({ deviceCount: 0, count: 0, alerts: [], curves: [] }));
  await screen.findByText('No hive that this rule watches has a device yet.');
});

describe('a rule about a model', () => {
  const ofModel = () =>
    fakeServer({ rules: [aRule({ conditions: [aCondition({ quantity: 'model', threshold: 3 })] })] });

  test('says since when there are answers', async () => {
    await tryIt(answered({ modelSince: '2026-05-01T10:00:00Z' }, ofModel()));
    await screen.findByText(/^The model’s answers have been stored since 1 May 2026/);
    screen.getByText('In the last twelve months it would have raised 3 alerts.');
  });

  test('says that there are none', async () => {
    await tryIt(answered({ count: 0, alerts: [], curves: [] }, ofModel()));
    await screen.findByText(/^The model has not answered for these hives yet/);
    expect(screen.queryByText(/In the last twelve months it would/)).toBeNull();
  });
});

test('a rule without a condition is not tested', async () => {
  const { user } = visitForm(<NewRuleScreen />, { answers: fakeServer(), path: '/alertrules/create' });
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  await screen.findByText('Fill in every condition first.');
});

test('what the service refuses is shown in words', async () => {
  const failure = {
    __typename: 'Failure',
    code: 'TOO_MANY_REQUESTS',
    fields: [],
    requestId: '1',
    retryAfterSeconds: 30,
  };
  await tryIt([...fakeServer(), answering(TryRuleMutation, () => ({ tryAlertRule: failure }))]);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});
