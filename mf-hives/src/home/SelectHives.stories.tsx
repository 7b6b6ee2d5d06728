import { press } from '@skep/remote-kit/testing';
import { DeleteHivesMutation } from '../select-hives/many-hives.graphql.ts';
import { aFailure, aHive, anApiary } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { manyApiaries, sampleApiaries } from '../testing/sample-apiaries.ts';
import { HomeScreen } from './HomeScreen.tsx';

const answers = fakeServer(sampleApiaries());
const begin = 'button[aria-pressed]:only-child';
const box = 'input[type=checkbox]';
const action = (place: number) => `section[aria-label] > div:last-of-type > :nth-child(${place})`;
const submit = 'dialog button[type=submit]';
const confirm = 'dialog div:last-child > button:last-child';

export default { title: 'Hives/Home, selecting', parameters: { frame: 'none' }, play: press(begin, box) };

function Select(props: Omit<HivesStoryProps, 'screen'>) {
  return <HivesStory screen={<HomeScreen />} answers={answers} {...props} />;
}

export const NoneYet = () => <Select />;
NoneYet.play = press(begin);
export const AnApiary = () => <Select />;
export const Dark = () => <Select theme="dark" />;
export const Sun = () => <Select theme="sun" />;
export const NarrowInDutch = () => <Select language="nl" isNarrow />;
export const InSigns = () => <Select preferences={{ 'hives:view': 'm' }} />;
/** Of one apiary: the bar of actions covers no part of a button. */
export const InDrawings = () => (
  <Select preferences={{ 'hives:view': 'xs' }} answers={fakeServer(sampleApiaries().slice(0, 1))} />
);
export const VeryFull = () => <Select answers={fakeServer(manyApiaries(20))} />;

export const SomeToLookAt = () => (
  <Select
    answers={fakeServer([
      anApiary({
        hives: [
          aHive({ id: '1', name: 'Linden' }),
          aHive({ id: '2', name: 'Neighbour’s hive', isOwner: false, canEdit: false }),
        ],
      }),
    ])}
  />
);
SomeToLookAt.play = press(begin);

export const Move = () => <Select />;
Move.play = press(begin, box, action(1));
export const MoveNowhere = () => <Select />;
MoveNowhere.play = press(begin, box, action(1), submit);
export const MoveWithOneApiary = () => <Select answers={fakeServer([anApiary({ hives: [aHive()] })])} />;
MoveWithOneApiary.play = press(begin, box, action(1));
export const Colour = () => <Select />;
Colour.play = press(begin, box, action(2));
export const Rename = () => <Select />;
Rename.play = press(begin, box, action(3));
export const RenameFifty = () => <Select answers={fakeServer(manyApiaries(1))} isNarrow />;
RenameFifty.play = press(begin, box, action(3));
export const Delete = () => <Select />;
Delete.play = press(begin, box, action(6));
export const DeleteDark = () => <Select theme="dark" />;
DeleteDark.play = press(begin, box, action(6));
export const Refused = () => (
  <Select
    answers={[
      ...answers,
      answering(DeleteHivesMutation, () => ({ deleteHives: aFailure('TOO_MANY_REQUESTS') })),
    ]}
  />
);
Refused.play = press(begin, box, action(6), confirm);
