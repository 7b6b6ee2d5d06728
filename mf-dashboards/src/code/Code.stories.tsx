import { press, ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { formMessages } from '../forms/form-messages.ts';
import { CodeScreen } from './CodeScreen.tsx';

export default { title: 'Dashboards/Code', parameters: { frame: 'none' } };

const Code = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory screen={<CodeScreen />} messages={formMessages} path="/dashboard" answers={[]} {...props} />
);

export const Empty = () => <Code />;

export const Dark = () => <Code theme="dark" />;

export const NarrowInGerman = () => <Code language="de" isNarrow />;

export const NothingTyped = () => <Code />;
NothingTyped.play = press('button[type="submit"]');
