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
/** Of a sheet for many hives: one row is empty, one names its hive by hand. */
function aTable(hives: number): ReturnType<typeof aReadSheet> {
  const rows = Array.from({ length: hives }, (_, row) => ({
    hiveId: row === 2 ? null : `${row + 11}`,
    name: row === 2 ? '' : `Hive ${row + 1}`,
  }));
  const fields = rows.flatMap((_row, row) => [
    aReadField({ itemId: 'hive', label: 'Hive', kind: 'WRITING', isSure: row !== 2, row }),
    aReadField({ itemId: 'impression', label: 'Overall impression', value: row === 1 ? '' : '3', row }),
    aReadField({
      itemId: '104',
      label: 'Swarm cells',
      kind: 'NUMBER',
      value: row === 1 ? '' : '4',
      isSure: row !== 0,
      row,
    }),
  ]);
  return aReadSheet({ hiveId: null, rows, fields });
}
const Table = ({ hives, ...props }: { hives: number; isNarrow?: boolean; theme?: 'dark' }) => (
  <Checking
    answers={fakeReadings({ sheets: [aTable(hives)] })}
    path="/inspect/paper/5?print=12&checklistId=1"
    {...props}
  />
);

export const RowForEachHive = () => <Table hives={3} />;
export const RowForEachHiveDark = () => <Table hives={3} theme="dark" isNarrow />;
export const ManyRows = () => <Table hives={40} isNarrow />;
export const VeryFull = () => (
  <Checking answers={fakeReadings({ sheets: [aReadSheet({ fields: unsure })] })} />
);
export const Empty = () => <Checking answers={fakeReadings({ sheets: [aReadSheet({ fields: [] })] })} />;
export const Gone = () => <Checking answers={fakeReadings({ isThere: false })} />;
export const Loading = () => <Checking answers={[neverAnswering(CheckSheetQuery)]} />;
export const Failed = () => <Checking answers={[]} />;
export const Offline = () => <Checking answers={[]} isOffline />;
