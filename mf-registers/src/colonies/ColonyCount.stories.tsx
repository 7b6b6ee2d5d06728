import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { honeyMessages } from '../honey-messages.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { aCountedApiary, fakeHoney } from '../testing/honey.ts';
import { ColonyCountQuery } from './ColonyCountScreen.graphql.ts';
import { ColonyCountScreen } from './ColonyCountScreen.tsx';

export default { title: 'Registers/Colony count', parameters: { frame: 'none' } };

const OnDay = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<ColonyCountScreen />}
    messages={honeyMessages}
    path="/registers/colony-count?country=nl"
    answers={fakeHoney()}
    {...props}
  />
);

export const Counted = () => <OnDay />;

export const WithRegistrationNumber = () => (
  <OnDay
    answers={fakeHoney({
      apiaries: [{ ...aCountedApiary('1', 'Orchard', 12), registrationNumber: 'NL-0000' }],
    })}
  />
);

export const CountryWithoutRule = () => <OnDay path="/registers/colony-count?country=ua" />;

export const Dark = () => <OnDay theme="dark" />;

export const NarrowInGreek = () => <OnDay language="el" isNarrow />;

export const NoColonies = () => <OnDay answers={fakeHoney({ apiaries: [] })} />;

export const Loading = () => <OnDay answers={[neverAnswering(ColonyCountQuery)]} />;

export const Unreachable = () => <OnDay answers={[]} />;

export const Offline = () => <OnDay answers={[]} isOffline />;
