import { quantities, sampleDevices } from '../testing/builders.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { FlashLogQuery, PageQuery } from './FlashLogScreen.graphql.ts';
import { FlashLogScreen } from './FlashLogScreen.tsx';
import { flashLogMessages } from './flash-log-messages.ts';
import { FlashLogsQuery } from './ImportScreen.graphql.ts';
import { ImportScreen } from './ImportScreen.tsx';
import { aBlock, aLog, aPage, blocks } from './test-flash-logs.ts';

export default { title: 'Measurements/Log data', parameters: { frame: 'none' } };

const devices = sampleDevices.map((device, index) => ({ ...device, type: index === 0 ? 'beep' : 'other' }));
const listed = (flashLogs: object[]) => answering(FlashLogsQuery, () => ({ flashLogs, devices }));
const inside = (change: object = {}, found: object[] = blocks) =>
  answering(FlashLogQuery, () => ({ flashLog: { log: aLog(change), blocks: found } }));
const page = answering(PageQuery, () => ({ flashLogPage: aPage(), quantities }));

type Props = Omit<MeasurementsStoryProps, 'screen'>;

const List = (props: Props) => (
  <MeasurementsStory
    screen={<ImportScreen />}
    messages={flashLogMessages}
    path="/import"
    route="/import"
    answers={[listed([aLog(), aLog({ id: '6', state: 'CHECKING', progressPercent: 40, firstAt: null })])]}
    {...props}
  />
);

const Log = (props: Props) => (
  <MeasurementsStory
    screen={<FlashLogScreen />}
    messages={flashLogMessages}
    path="/flashlog/5"
    route="/flashlog/:id"
    answers={[inside(), page]}
    {...props}
  />
);

export const Filled = () => <List />;
export const Dark = () => <List theme="dark" />;
export const NarrowInGerman = () => <List language="de" isNarrow />;
export const Empty = () => <List answers={[listed([])]} />;
export const VeryFull = () => (
  <List answers={[listed(Array.from({ length: 300 }, (_, index) => aLog({ id: String(index + 1) })))]} />
);
export const Loading = () => <List answers={[neverAnswering(FlashLogsQuery)]} />;
export const Unreachable = () => <List answers={[]} />;
export const Offline = () => <List answers={[]} isOffline />;

export const Parts = () => <Log />;
export const PartsNarrowInDutch = () => <Log language="nl" isNarrow />;
export const NoSuchLog = () => <Log answers={[answering(FlashLogQuery, () => ({ flashLog: null }))]} />;
export const OnePart = () => <Log path="/flashlog/5?blockId=0" />;
export const OnePartNarrowAndDark = () => <Log path="/flashlog/5?blockId=0" isNarrow theme="dark" />;
export const Doubtful = () => <Log path="/flashlog/5?blockId=1" isNarrow />;
export const Imported = () => (
  <Log
    path="/flashlog/5?blockId=0"
    answers={[inside({}, [aBlock({ state: 'IMPORTED', importedCount: 2880, importedDays: 30 })]), page]}
  />
);
export const BeingImported = () => (
  <Log
    path="/flashlog/5?blockId=0"
    answers={[inside({}, [aBlock({ state: 'IMPORTING', progressPercent: 35 })]), page]}
  />
);
export const LogLoading = () => <Log answers={[neverAnswering(FlashLogQuery)]} />;
export const LogOffline = () => <Log answers={[]} isOffline />;
