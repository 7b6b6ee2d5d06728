import type { ScreenStoryProps } from '@skep/remote-kit/testing';
import { press } from '@skep/remote-kit/testing';
import { AlertsStory } from '../testing/AlertsStory.tsx';
import { aFailure } from '../testing/builders.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { CopyAlertTemplatesMutation } from './TemplatesScreen.graphql.ts';
import { TemplatesScreen } from './TemplatesScreen.tsx';

export default { title: 'Alerts/Ready-made rules', parameters: { frame: 'none' } };

// The list is in the app itself: what can wait, fail or be without a network is that chosen ones become rules.
const Story = (props: Partial<ScreenStoryProps>) => <AlertsStory screen={<TemplatesScreen />} {...props} />;

const choosesOne = ['input[type=checkbox]'];
const addsOne = [...choosesOne, 'ul ~ button'];

export const All = () => <Story />;

export const OneChosen = () => <Story />;
OneChosen.play = press(...choosesOne);

export const Adding = () => <Story answers={[neverAnswering(CopyAlertTemplatesMutation)]} />;
Adding.play = press(...addsOne);

export const TooMany = () => (
  <Story
    answers={[
      answering(CopyAlertTemplatesMutation, () => ({ copyAlertTemplates: aFailure('INVALID_INPUT') })),
    ]}
  />
);
TooMany.play = press(...addsOne);

export const Failed = () => (
  <Story
    answers={[
      answering(CopyAlertTemplatesMutation, () => {
        throw Object.assign(new Error('broken'), { statusCode: 500 });
      }),
    ]}
  />
);
Failed.play = press(...addsOne);

export const Offline = () => <Story answers={[]} isOffline />;
Offline.play = press(...addsOne);

export const Dark = () => <Story theme="dark" />;

export const Narrow = () => <Story isNarrow />;

export const NarrowInGerman = () => <Story language="de" isNarrow />;

export const NarrowInGreek = () => <Story language="el" isNarrow />;
