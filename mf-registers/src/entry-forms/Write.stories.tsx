import { fakePerson, press, ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { bookMessages } from '../book-messages.ts';
import { aMeasure } from '../testing/entries.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { CorrectScreen } from './CorrectScreen.tsx';
import { correctMessages } from './correct-messages.ts';
import { FeedingScreen } from './FeedingScreen.tsx';
import { HarvestScreen } from './HarvestScreen.tsx';
import { TreatmentScreen } from './TreatmentScreen.tsx';
import { WriteQuery } from './write.graphql.ts';

export default { title: 'Registers/Write', parameters: { frame: 'none' } };

const Treatment = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<TreatmentScreen />}
    messages={bookMessages}
    path="/registers/treatments/create"
    answers={fakeServer()}
    {...props}
  />
);

const Harvest = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<HarvestScreen />}
    messages={bookMessages}
    path="/registers/harvests/create?hiveIds=1,2"
    answers={fakeServer()}
    {...props}
  />
);

const Feeding = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<FeedingScreen />}
    messages={bookMessages}
    path="/registers/feedings/create?hiveIds=1,2"
    answers={fakeServer()}
    {...props}
  />
);

const units = { weight: 'lb', temperature: 'fahrenheit' } as const;
const session = { kind: 'signedIn', person: { ...fakePerson, units } } as const;

export const FeedingInGallons = () => <Feeding session={session} />;

export const HarvestInPounds = () => <Harvest session={session} />;

export const NewTreatment = () => <Treatment />;

export const TreatmentDark = () => <Treatment theme="dark" />;

export const TreatmentNarrowInGerman = () => <Treatment language="de" isNarrow />;

export const NothingTyped = () => <Treatment />;
NothingTyped.play = press('button[type=submit]');

export const TwoHundredHives = () => <Treatment answers={fakeServer({ hiveCount: 200 })} />;

export const NoHives = () => <Treatment answers={fakeServer({ hiveCount: 0 })} />;

export const Loading = () => <Treatment answers={[neverAnswering(WriteQuery)]} />;

export const Unreachable = () => <Treatment answers={[]} />;

export const Offline = () => <Treatment answers={[]} isOffline />;

export const HarvestWithinTheWithdrawal = () => <Harvest />;

export const HarvestDark = () => <Harvest theme="dark" />;

export const HarvestNarrowInGerman = () => <Harvest language="de" isNarrow />;

export const NewFeeding = () => <Feeding />;

export const FeedingDark = () => <Feeding theme="dark" />;

export const FeedingNarrowInGerman = () => <Feeding language="de" isNarrow />;

export const FeedingNothingTyped = () => <Feeding />;
FeedingNothingTyped.play = press('button[type=submit]');

export const FeedingNoHives = () => <Feeding answers={fakeServer({ hiveCount: 0 })} />;

export const FeedingLoading = () => <Feeding answers={[neverAnswering(WriteQuery)]} />;

export const FeedingUnreachable = () => <Feeding answers={[]} />;

export const FeedingOffline = () => <Feeding answers={[]} isOffline />;

export const Correction = () => <Correcting />;

export const CorrectionOfMeasure = () => <Correcting answers={fakeServer({ entries: [aMeasure()] })} />;

const Correcting = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<CorrectScreen />}
    messages={correctMessages}
    path="/registers/1/correct"
    route="/registers/:id/correct"
    answers={fakeServer()}
    {...props}
  />
);
