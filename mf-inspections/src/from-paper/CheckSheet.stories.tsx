import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { aReadField, aReadSheet, fakeReadings } from '../testing/fake-readings.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { CheckSheetQuery } from './CheckSheetScreen.graphql.ts';
import { CheckSheetScreen } from './CheckSheetScreen.tsx';
import { fromPaperMessages } from './from-paper-messages.ts';

export default { title: 'Inspections/Check a sheet', parameters: { frame: 'none' } };

const Checking = (props: Partial<Omit<ScreenStoryProps, 'messages' | 'screen'>>) => (
  <ScreenStory
    messages={fromPaperMessages}
    screen={<CheckSheetScreen />}
    answers={fakeReadings()}
    path="/inspect/paper/5?print=12&checklistId=1&hiveId=11"
    route="/inspect/paper/:id"
    {...props}
  />
);

const unsure = Array.from({ length: 80 }, (_, index) =>
  aReadField({
    itemId: index % 2 ? '103' : '111',
    label: `Question ${index + 1}`,
    value: '1',
    isSure: false,
  }),
);

export const Filled = () => <Checking />;
export const Dark = () => <Checking theme="dark" isNarrow />;
export const NarrowInGerman = () => <Checking language="de" isNarrow />;
export const BlankSheet = () => (
  <Checking
    answers={fakeReadings({ sheets: [aReadSheet({ hiveId: null })] })}
    path="/inspect/paper/5?print=12&checklistId=1"
  />
);
export const VeryFull = () => (
  <Checking answers={fakeReadings({ sheets: [aReadSheet({ fields: unsure })] })} />
);
export const Empty = () => <Checking answers={fakeReadings({ sheets: [aReadSheet({ fields: [] })] })} />;
export const Gone = () => <Checking answers={fakeReadings({ isThere: false })} />;
export const Loading = () => <Checking answers={[neverAnswering(CheckSheetQuery)]} />;
export const Failed = () => <Checking answers={[]} />;
export const Offline = () => <Checking answers={[]} isOffline />;
