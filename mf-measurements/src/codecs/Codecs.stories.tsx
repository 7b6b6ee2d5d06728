import type { ScreenStoryProps } from '@skep/remote-kit/testing';
import { press } from '@skep/remote-kit/testing';
import { fakeCodecs } from '../testing/codecs.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory } from '../testing/MeasurementsStory.tsx';
import { CodecScreen } from './CodecScreen.tsx';
import { CodecsScreen } from './CodecsScreen.tsx';
import { CodecsQuery } from './codecs.graphql.ts';
import { NewCodecScreen } from './NewCodecScreen.tsx';

export default { title: 'Measurements/Codecs', parameters: { frame: 'none' } };

type Props = Partial<ScreenStoryProps>;

const List = (props: Props) => (
  <MeasurementsStory screen={<CodecsScreen />} path="/devices/codecs" answers={fakeCodecs()} {...props} />
);

const One = (props: Props) => (
  <MeasurementsStory
    screen={<CodecScreen />}
    path="/devices/codecs/1"
    route="/devices/codecs/:id"
    answers={fakeCodecs()}
    {...props}
  />
);

const New = (props: Props) => (
  <MeasurementsStory
    screen={<NewCodecScreen />}
    path="/devices/codecs/create"
    answers={fakeCodecs()}
    {...props}
  />
);

export const Codecs = () => <List />;

export const DarkInGreek = () => <List theme="dark" language="el" />;

export const Loading = () => <List answers={[neverAnswering(CodecsQuery)]} />;

export const Unreachable = () => <List answers={[]} />;

export const Tried = () => <One />;
Tried.play = press('section button');

export const Paused = () => <One path="/devices/codecs/2" isNarrow language="de" />;

export const Offered = () => <One path="/devices/codecs/3" />;

export const OfferedNarrowDark = () => <One path="/devices/codecs/3" isNarrow theme="dark" language="de" />;

export const Copied = () => <New path="/devices/codecs/create?from=3" />;

export const NotThere = () => <One path="/devices/codecs/404" />;

export const NewCodec = () => <New />;

export const NothingTyped = () => <New theme="dark" />;
NothingTyped.play = press('button[type=submit]');
