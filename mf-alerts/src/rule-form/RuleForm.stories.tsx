import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { aCondition, aRule } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
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

export const NewWithFaults = () => <Fresh presses={['button[type=submit]']} />;

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

export const Tried = () => <Story presses={['section:not(section section):last-of-type button']} />;

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
