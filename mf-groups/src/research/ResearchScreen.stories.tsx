import { press, ScreenStory, type ScreenStoryProps, samplePicture } from '@skep/remote-kit/testing';
import { neverAnswering } from '../testing/gateway.ts';
import { aResearch, consented, fakeResearchServer, ownResearch, withdrawn } from '../testing/research.ts';
import { ResearchQuery } from './ResearchScreen.graphql.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import { researchMessages } from './research-messages.ts';

export default { title: 'Groups/Research', parameters: { frame: 'none' } };

const researches = [
  aResearch({ pictureUrl: samplePicture }),
  { ...consented, id: '2', name: 'Varroa counts' },
  { ...withdrawn, id: '3', name: 'Honey of the heath' },
  ownResearch,
];

const Research = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<ResearchScreen />}
    messages={researchMessages}
    path="/research"
    answers={fakeResearchServer({ researches })}
    {...props}
  />
);

export const Filled = () => <Research />;

export const Dark = () => <Research theme="dark" />;

export const NarrowInGerman = () => <Research language="de" isNarrow />;

const firstButton = ['section button'] as const;

export const ChoosingHives = () => <Research answers={fakeResearchServer({ hiveCount: 7 })} />;
ChoosingHives.play = press(...firstButton);

const dateButton = ['[aria-label^="Change the date"]'] as const;

export const AnotherDate = () => <Research answers={fakeResearchServer({ researches: [consented] })} />;
AnotherDate.play = press(...dateButton);

const many = Array.from({ length: 40 }, (_, index) =>
  aResearch({ id: String(index), name: `Research ${index}` }),
);

export const VeryFull = () => <Research answers={fakeResearchServer({ researches: many, hiveCount: 300 })} />;

export const Empty = () => <Research answers={fakeResearchServer({ researches: [] })} />;

export const Loading = () => <Research answers={[neverAnswering(ResearchQuery)]} />;

export const Unreachable = () => <Research answers={[]} />;

export const Offline = () => <Research answers={[]} isOffline />;
