import { press, ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { aCondition, aRule, aSentTest, ruleChoices } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { SendTestAlertMutation } from './channels/SendTest.graphql.ts';
import { EditRuleScreen } from './EditRuleScreen.tsx';
import { NewRuleScreen } from './NewRuleScreen.tsx';
import { EditRuleQuery, NewRuleQuery } from './RuleFormPage.graphql.ts';
import { ruleFormMessages } from './rule-form-messages.ts';

export default { title: 'Alerts/Rule form', parameters: { frame: 'none' } };

const Story = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<EditRuleScreen />}
    messages={ruleFormMessages}
    path="/alertrules/7/edit"
    route="/alertrules/:id/edit"
    answers={fakeServer()}
    {...props}
  />
);

const Fresh = (props: Partial<ScreenStoryProps>) => (
  <Story screen={<NewRuleScreen />} path="/alertrules/create" route="/alertrules/create" {...props} />
);

export const New = () => <Fresh />;

export const NewLoading = () => <Fresh answers={[neverAnswering(NewRuleQuery)]} />;

export const NewOffline = () => <Fresh answers={[]} isOffline />;

export const NewWithFaults = () => <Fresh />;
NewWithFaults.play = press('button[type=submit]');

export const Edit = () => <Story />;

export const Dark = () => <Story theme="dark" />;

export const Narrow = () => <Story isNarrow />;

export const NarrowInGerman = () => <Story language="de" isNarrow />;

export const ManyConditions = () => (
  <Story
    answers={fakeServer({
      rules: [
        aRule({
          joinedBy: 'OR',
          conditions: [
            aCondition(),
            aCondition({ quantity: 't_i', period: 'PAST', minutes: 180, comparison: 'VALUE', threshold: 33 }),
            aCondition({ quantity: 'message', period: 'INTERVALS', comparator: 'EQUAL_TO', threshold: 0 }),
          ],
        }),
      ],
    })}
  />
);

const modelRule = () =>
  aRule({
    name: 'Robbed',
    conditions: [
      aCondition({
        quantity: 'model',
        period: 'LAST',
        comparison: 'VALUE',
        comparator: 'GREATER_THAN',
        threshold: 0.8,
      }),
    ],
  });
const modelQuantity = {
  __typename: 'Quantity',
  key: 'model',
  name: 'Value of the model',
  unit: null,
} as const;

export const OfAModel = () => (
  <Story
    answers={[
      ...fakeServer(),
      answering(EditRuleQuery, () => ({ ...ruleChoices(), modelQuantity, alertRule: modelRule() })),
    ]}
  />
);

/** The operator has taken the model away: the rule keeps its condition, and says what it was. */
export const OfAModelThatIsGone = () => <Story answers={fakeServer({ rules: [modelRule()] })} isNarrow />;

export const Tried = () => <Story />;
Tried.play = press('section:not(section section):last-of-type button');

const sendsTest = 'section:has(a[href="/notifications"]) button';

/** The person has push messages nowhere, and no e-mail. */
export const TestWithObstacles = () => (
  <Story
    answers={[
      ...fakeServer(),
      answering(SendTestAlertMutation, () => ({
        sendTestAlert: aSentTest({
          ...{ pushCount: 0, failedPushCount: 1, isPushedHere: false, mail: 'UNVERIFIED', hasDevice: false },
          quietUntil: '2026-06-16T05:00:00Z',
        }),
      })),
    ]}
    isNarrow
  />
);
TestWithObstacles.play = press(sendsTest);

export const TestSent = () => <Story />;
TestSent.play = press(sendsTest);

export const PushOnAnIPhone = () => <Story push="byHand" isNarrow />;

export const Gone = () => <Story path="/alertrules/404/edit" />;

export const Loading = () => <Story answers={[neverAnswering(EditRuleQuery)]} />;

export const Failed = () => (
  <Story
    answers={[
      answering(EditRuleQuery, () => {
        throw Object.assign(new Error('broken'), { statusCode: 500 });
      }),
    ]}
  />
);

export const Offline = () => <Story answers={[]} isOffline />;
