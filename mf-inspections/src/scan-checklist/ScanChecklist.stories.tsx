import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { aReadPage, aReadSheet, fakeReadings } from '../testing/fake-readings.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { fromPaperMessages } from './from-paper-messages.ts';
import { FromPaperQuery } from './ScanChecklistScreen.graphql.ts';
import { ScanChecklistScreen } from './ScanChecklistScreen.tsx';

export default { title: 'Inspections/From paper', parameters: { frame: 'none' } };

const faults = [
  'NO_SHEET',
  'SQUARES_NOT_SEEN',
  'BLURRED',
  'TOO_DARK',
  'SEVERAL_SHEETS',
  'UNKNOWN_PRINT',
  'WRONG_PRINT',
  'OTHER_CHECKLIST',
  'NOT_LAID_OUT',
  'NOT_READ',
] as const;

const some = fakeReadings({
  pages: [
    aReadPage({ id: '1' }),
    aReadPage({ id: '2', isWaiting: true }),
    aReadPage({ id: '3', fault: 'SQUARES_NOT_SEEN', corners: ['TOP_LEFT', 'BOTTOM_RIGHT'] }),
  ],
  sheets: [aReadSheet({ missingPages: [2] })],
});

const Bringing = (props: Partial<Omit<ScreenStoryProps, 'messages' | 'screen'>>) => (
  <ScreenStory
    messages={fromPaperMessages}
    screen={<ScanChecklistScreen />}
    answers={some}
    path="/inspect/paper?reading=5"
    route="/inspect/paper"
    {...props}
  />
);

const many = Array.from({ length: 60 }, (_, index) => String(index + 1));

export const Filled = () => <Bringing />;
export const Dark = () => <Bringing theme="dark" isNarrow />;
export const NarrowInGerman = () => <Bringing language="de" isNarrow />;
export const EveryFault = () => (
  <Bringing
    answers={fakeReadings({
      pages: faults.map((fault, index) => aReadPage({ id: String(index), fault, corners: ['TOP_LEFT'] })),
      sheets: [],
    })}
  />
);
export const VeryFull = () => (
  <Bringing
    answers={fakeReadings({
      pages: many.map((id) => aReadPage({ id, number: Number(id) })),
      sheets: many.map((hiveId) => aReadSheet({ hiveId, pageIds: [hiveId], pagesTwice: [1] })),
    })}
  />
);
export const HandwritingIsRead = () => <Bringing answers={fakeReadings({ readsHandwriting: true })} />;
export const Begun = () => <Bringing path="/inspect/paper" />;
export const Empty = () => (
  <Bringing path="/inspect/paper" answers={fakeReadings({ prints: [], isThere: false })} />
);
export const Gone = () => <Bringing answers={fakeReadings({ isThere: false })} />;
export const Loading = () => <Bringing answers={[neverAnswering(FromPaperQuery)]} />;
export const Failed = () => <Bringing answers={[]} />;
export const Offline = () => <Bringing answers={[]} isOffline />;
