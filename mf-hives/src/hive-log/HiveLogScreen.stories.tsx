import { neverAnswering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { aLog, logServer } from '../testing/log-server.ts';
import { HiveLogQuery } from './HiveLogScreen.graphql.ts';
import { HiveLogScreen } from './HiveLogScreen.tsx';

export default { title: 'Hives/Who did what', parameters: { frame: 'none' } };

const Log = (props: Omit<HivesStoryProps, 'screen'>) => (
  <HivesStory
    screen={<HiveLogScreen />}
    route="/hives/:id/log"
    path="/hives/12/log"
    answers={logServer()}
    {...props}
  />
);

export const Filled = () => <Log />;

export const Dark = () => <Log theme="dark" />;

export const NarrowInGerman = () => <Log language="de" isNarrow />;

export const VeryFull = () => <Log answers={logServer(aLog(50))} />;

export const Empty = () => <Log answers={logServer([])} />;

export const NotTheOwners = () => <Log path="/hives/99/log" />;

export const Loading = () => <Log answers={[neverAnswering(HiveLogQuery)]} />;

export const Unreachable = () => <Log answers={[]} />;

export const Offline = () => <Log answers={[]} isOffline />;
