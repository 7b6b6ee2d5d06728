import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { neverAnswering } from '../testing/gateway.ts';
import { fakeCards } from '../testing/record-cards.ts';
import { cardMessages } from './card-messages.ts';
import { RecordCardsQuery } from './RecordCardsScreen.graphql.ts';
import { RecordCardsScreen } from './RecordCardsScreen.tsx';

export default { title: 'Registers/Record cards', parameters: { frame: 'none' } };

const Cards = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<RecordCardsScreen />}
    path="/registers/record-cards?hives=11,12"
    messages={cardMessages}
    answers={fakeCards()}
    {...props}
  />
);

export const Two = () => <Cards />;

export const OnA4 = () => <Cards path="/registers/record-cards?hives=11&size=a4" />;

export const Dark = () => <Cards theme="dark" />;

export const NarrowInGerman = () => <Cards language="de" isNarrow />;

export const NoneChosen = () => <Cards path="/registers/record-cards" />;

export const Loading = () => <Cards answers={[neverAnswering(RecordCardsQuery)]} />;

export const Unreachable = () => <Cards answers={[]} />;

export const Offline = () => <Cards answers={[]} isOffline />;
