import { press, ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { bookMessages } from '../book-messages.ts';
import {
  aFeeding,
  aHarvest,
  aMeasure,
  aMiteCount,
  aProof,
  aTreatment,
  someJars,
  someSupers,
} from '../testing/entries.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { BookQuery } from './BookScreen.graphql.ts';
import { BookScreen } from './BookScreen.tsx';

export default { title: 'Registers/Book', parameters: { frame: 'none' } };

const Book = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<BookScreen />}
    messages={bookMessages}
    path="/registers"
    answers={fakeServer()}
    {...props}
  />
);

export const Filled = () => <Book />;

export const Dark = () => <Book theme="dark" />;

export const NarrowInGerman = () => <Book language="de" isNarrow />;

const many = Array.from({ length: 50 }, (_, index) =>
  (index % 3 === 0 ? aHarvest : aTreatment)({ id: String(index), number: 50 - index }),
);

export const Measure = () => <Book answers={fakeServer({ entries: [aMeasure()] })} />;

export const VeryFull = () => <Book answers={fakeServer({ entries: many })} />;

const corrected = [
  aTreatment({
    id: '3',
    number: 3,
    corrects: 2,
    correctionReason: 'It was the hive beside it',
    isStruck: true,
  }),
  aTreatment({ id: '2', number: 2, correctedBy: 3 }),
];

export const Corrected = () => <Book answers={fakeServer({ entries: corrected })} />;

export const StrikingOut = () => <Book />;
StrikingOut.play = press('li button');

const everyKind = [
  aProof(),
  someSupers(),
  aMiteCount({ id: '5', number: 5 }),
  someJars(),
  aFeeding(),
  aHarvest(),
  aTreatment(),
];

export const EveryKind = () => <Book answers={fakeServer({ entries: everyKind })} />;

export const Empty = () => <Book answers={fakeServer({ entries: [] })} />;

export const Loading = () => <Book answers={[neverAnswering(BookQuery)]} />;

export const Unreachable = () => <Book answers={[]} />;

export const Offline = () => <Book answers={[]} isOffline />;
