import { press, ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { formMessages } from '../forms/form-messages.ts';
import { aDashboard } from '../testing/dashboards.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { EditDashboardQuery } from './EditDashboardScreen.graphql.ts';
import { EditDashboardScreen } from './EditDashboardScreen.tsx';
import { NewDashboardScreen } from './NewDashboardScreen.tsx';

export default { title: 'Dashboards/Edit', parameters: { frame: 'none' } };

const Edit = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<EditDashboardScreen />}
    messages={formMessages}
    path="/dashboards/1/edit"
    route="/dashboards/:id/edit"
    answers={fakeServer()}
    {...props}
  />
);

export const Filled = () => <Edit />;

export const Dark = () => <Edit theme="dark" />;

export const NarrowInGerman = () => <Edit language="de" isNarrow />;

const twelve = Array.from({ length: 12 }, (_, index) => String(index + 1));
const full = aDashboard({ hiveIds: twelve, sites: ['https://museum.example'], interval: 'SELECTION' });

export const VeryFull = () => <Edit answers={fakeServer({ dashboards: [full] })} />;

export const New = () => (
  <Edit screen={<NewDashboardScreen />} path="/dashboards/create" route="/dashboards/create" />
);

export const Preview = () => <Edit />;
Preview.play = press('form button[type=button]:last-of-type');

export const NotThere = () => <Edit path="/dashboards/7/edit" />;

export const Loading = () => <Edit answers={[neverAnswering(EditDashboardQuery)]} />;

export const Unreachable = () => <Edit answers={[]} />;

export const Offline = () => <Edit answers={[]} isOffline />;
