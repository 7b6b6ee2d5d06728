import { aRestore } from '../export/test-everything.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { BringAccountScreen } from './BringAccountScreen.tsx';
import { bringAccountMessages } from './bring-account-messages.ts';
import { aFetchedMove, aMove, fakeMoves } from './test-move.ts';

export default { title: 'Measurements/Bring account', parameters: { frame: 'none' } };

const Story = ({
  things,
  ...props
}: Omit<MeasurementsStoryProps, 'screen'> & { things?: Parameters<typeof fakeMoves>[0] }) => (
  <MeasurementsStory
    screen={<BringAccountScreen />}
    messages={bringAccountMessages}
    path="/import/account"
    route="/import/account"
    answers={fakeMoves(things)}
    {...props}
  />
);

export const Empty = () => <Story />;

export const Dark = () => <Story theme="dark" things={{ move: aFetchedMove(), restore: aRestore() }} />;

export const NarrowInGerman = () => (
  <Story language="de" isNarrow things={{ move: aFetchedMove(), restore: aRestore() }} />
);

export const Fetching = () => <Story things={{ move: aMove() }} />;

export const Fetched = () => <Story things={{ move: aFetchedMove(), restore: aRestore() }} />;

export const Done = () => <Story things={{ move: aFetchedMove(), restore: aRestore({ state: 'DONE' }) }} />;

export const Failed = () => <Story things={{ move: aMove({ state: 'FAILED', fault: 'UNREACHABLE' }) }} />;
