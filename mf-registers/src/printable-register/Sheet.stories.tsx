import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { bookMessages } from '../book-messages.ts';
import { aMeasure, aTreatment } from '../testing/entries.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { SheetQuery } from './SheetScreen.graphql.ts';
import { SheetScreen } from './SheetScreen.tsx';

export default { title: 'Registers/Sheet', parameters: { frame: 'none' } };

const Sheet = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<SheetScreen />}
    messages={bookMessages}
    path="/registers/sheet?year=2026"
    answers={fakeServer()}
    {...props}
  />
);

export const Filled = () => <Sheet />;

export const Dark = () => <Sheet theme="dark" />;

export const NarrowInGerman = () => <Sheet language="de" isNarrow />;

const many = Array.from({ length: 100 }, (_, index) =>
  aTreatment({ id: String(index), number: 100 - index }),
);

export const VeryFull = () => <Sheet answers={fakeServer({ entries: many })} />;

export const WithMeasureAndRegistration = () => (
  <Sheet answers={fakeServer({ entries: [aMeasure(), aTreatment()], registrationNumber: 'DE 09 0000' })} />
);

export const Broken = () => <Sheet answers={fakeServer({ broken: 1 })} />;

export const Empty = () => <Sheet answers={fakeServer({ entries: [] })} />;

export const Loading = () => <Sheet answers={[neverAnswering(SheetQuery)]} />;

export const Unreachable = () => <Sheet answers={[]} />;

export const Offline = () => <Sheet answers={[]} isOffline />;
