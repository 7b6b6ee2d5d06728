import { measuredApiaries, quantities, sampleDevices } from '../testing/builders.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { ExportQuery } from './ExportScreen.graphql.ts';
import { ExportScreen } from './ExportScreen.tsx';
import { exportMessages } from './export-messages.ts';
import { anExport, aReadyExport, aRestore, fakeEverything } from './test-everything.ts';
import { aTable } from './test-table.ts';

export default { title: 'Measurements/Export', parameters: { frame: 'none' } };

const answer = (change: object = {}) =>
  answering(ExportQuery, () => ({
    devices: sampleDevices,
    measuredApiaries,
    quantities,
    measuredTable: aTable(change),
  }));

const Story = (props: Omit<MeasurementsStoryProps, 'screen'>) => (
  <MeasurementsStory
    screen={<ExportScreen />}
    messages={exportMessages}
    path="/export"
    route="/export"
    answers={[answer(), ...fakeEverything()]}
    {...props}
  />
);

export const Filled = () => <Story />;

export const Dark = () => <Story theme="dark" />;

export const NarrowInGerman = () => <Story language="de" isNarrow />;

export const NothingMeasured = () => (
  <Story answers={[answer({ rows: 0, bytes: 0, quantities: [] }), ...fakeEverything()]} />
);

export const TooMuch = () => (
  <Story answers={[answer({ rows: 12_000_000, bytes: 800_000_000, isTooMuch: true }), ...fakeEverything()]} />
);

export const WithoutDevice = () => (
  <Story
    answers={[
      answering(ExportQuery, () => ({
        devices: [],
        measuredApiaries: [],
        quantities,
        measuredTable: null,
      })),
      ...fakeEverything(),
    ]}
  />
);

const everything = (things: Parameters<typeof fakeEverything>[0]) => (
  <Story answers={[answer(), ...fakeEverything(things)]} />
);

export const Gathering = () => everything({ exports: [anExport()] });

export const Gathered = () => everything({ exports: [aReadyExport()] });

export const GatheringFailed = () => everything({ exports: [anExport({ state: 'FAILED' })] });

export const ArchiveBeingCounted = () =>
  everything({ restore: aRestore({ state: 'READING', progressPercent: 30, kinds: [] }) });

export const ArchiveCounted = () => everything({ restore: aRestore() });

export const ArchiveCountedInGreekNarrow = () => (
  <Story answers={[answer(), ...fakeEverything({ restore: aRestore() })]} language="el" isNarrow />
);

export const ArchiveBroughtBack = () => everything({ restore: aRestore({ state: 'DONE' }) });

export const ArchiveRefused = () => everything({ restore: aRestore({ state: 'REFUSED', kinds: [] }) });

export const ArchiveFailed = () => everything({ restore: aRestore({ state: 'FAILED', kinds: [] }) });

export const Loading = () => <Story answers={[neverAnswering(ExportQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;
