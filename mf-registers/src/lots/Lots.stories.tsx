import { press, ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { honeyMessages } from '../honey-messages.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { aLot, fakeHoney } from '../testing/honey.ts';
import { JarsScreen } from './JarsScreen.tsx';
import { LabelsScreen } from './LabelsScreen.tsx';
import { LotsQuery } from './LotsScreen.graphql.ts';
import { LotsScreen } from './LotsScreen.tsx';

export default { title: 'Registers/Lots', parameters: { frame: 'none' } };

const LotList = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<LotsScreen />}
    messages={honeyMessages}
    path="/registers/lots"
    answers={fakeHoney()}
    {...props}
  />
);

const NewJars = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<JarsScreen />}
    messages={honeyMessages}
    path="/registers/jars/create"
    answers={fakeHoney()}
    {...props}
  />
);

const JarLabels = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<LabelsScreen />}
    messages={honeyMessages}
    path="/registers/jars/4/labels"
    route="/registers/jars/:id/labels"
    answers={fakeHoney()}
    {...props}
  />
);

export const Lots = () => <LotList />;

export const LotsDark = () => <LotList theme="dark" />;

export const LotsNarrowInGerman = () => <LotList language="de" isNarrow />;

export const MoreInJarsThanWasWeighed = () => (
  <LotList answers={fakeHoney({ lots: [aLot({ leftKg: -2.5 })] })} />
);

export const NoLots = () => <LotList answers={fakeHoney({ lots: [] })} />;

export const LotsLoading = () => <LotList answers={[neverAnswering(LotsQuery)]} />;

export const LotsUnreachable = () => <LotList answers={[]} />;

export const LotsOffline = () => <LotList answers={[]} isOffline />;

export const Jars = () => <NewJars />;

export const JarsNothingTyped = () => <NewJars />;
JarsNothingTyped.play = press('button[type=submit]');

export const JarsNarrowDark = () => <NewJars isNarrow theme="dark" />;

export const JarsWithoutLots = () => <NewJars answers={fakeHoney({ lots: [] })} />;

export const Labels = () => <JarLabels />;

export const LabelsNarrow = () => <JarLabels isNarrow />;

export const LabelsMissing = () => <JarLabels path="/registers/jars/5/labels" />;
