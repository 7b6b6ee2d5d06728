import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { neverAnswering } from '../testing/gateway.ts';
import { fakeHoney } from '../testing/honey.ts';
import { YieldsQuery } from './YieldsScreen.graphql.ts';
import { YieldsScreen } from './YieldsScreen.tsx';
import { yieldsMessages } from './yields-messages.ts';

export default { title: 'Registers/Yields', parameters: { frame: 'none' } };

const OfYear = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<YieldsScreen />}
    messages={yieldsMessages}
    path="/registers/yields?year=2026"
    answers={fakeHoney()}
    {...props}
  />
);

export const Yields = () => <OfYear />;

export const Dark = () => <OfYear theme="dark" />;

export const NarrowInGerman = () => <OfYear language="de" isNarrow />;

export const NoHarvest = () => <OfYear answers={fakeHoney({ isWithoutHarvest: true })} />;

export const Loading = () => <OfYear answers={[neverAnswering(YieldsQuery)]} />;

export const Unreachable = () => <OfYear answers={[]} />;

export const Offline = () => <OfYear answers={[]} isOffline />;
