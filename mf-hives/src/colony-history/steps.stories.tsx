import { press } from '@skep/remote-kit/testing';
import type { ReactNode } from 'react';
import { aFailure } from '../testing/builders.ts';
import { colonyServer } from '../testing/colony-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { ColonyStepQuery } from './colony-steps.graphql.ts';
import { RequeenScreen } from './RequeenScreen.tsx';
import { SplitScreen } from './SplitScreen.tsx';
import { StateScreen } from './StateScreen.tsx';
import { UniteScreen } from './UniteScreen.tsx';

export default { title: 'Hives/Steps of a colony', parameters: { frame: 'none' } };

const { answers } = colonyServer();

function StepStory({ id = '12', ...props }: HivesStoryProps & { id?: string }) {
  return <HivesStory route="/hives/:id/step" path={`/hives/${id}/step`} answers={answers} {...props} />;
}

const steps: Readonly<Record<'state' | 'split' | 'unite' | 'requeen', ReactNode>> = {
  state: <StateScreen />,
  split: <SplitScreen />,
  unite: <UniteScreen />,
  requeen: <RequeenScreen />,
};

export const State = () => <StepStory screen={steps.state} />;

export const LostWithItsQueen = () => <StepStory screen={steps.state} />;
LostWithItsQueen.play = press('input[type=radio][value=LOST]');

export const Split = () => <StepStory screen={steps.split} />;

export const SplitWithAYoungQueen = () => <StepStory screen={steps.split} />;
SplitWithAYoungQueen.play = press('#hasNewQueen');

export const SplitDark = () => <StepStory screen={steps.split} theme="dark" />;

export const SplitNarrowInDutch = () => <StepStory screen={steps.split} language="nl" isNarrow />;

export const SplitWithoutAName = () => <StepStory screen={steps.split} />;
SplitWithoutAName.play = press('button[type=submit]');

export const Unite = () => <StepStory screen={steps.unite} />;

export const UniteNarrowInDutch = () => <StepStory screen={steps.unite} language="nl" isNarrow />;

export const Requeen = () => <StepStory screen={steps.requeen} />;

export const RequeenFromTheRegister = () => <StepStory screen={steps.requeen} />;
RequeenFromTheRegister.play = press('input[type=radio][value=known]');

export const RequeenOfAQueenlessHive = () => <StepStory screen={steps.requeen} id="14" />;

export const OfAHiveThatIsSold = () => <StepStory screen={steps.split} id="15" />;

export const Refused = () => (
  <StepStory
    screen={steps.state}
    answers={colonyServer(aFailure('INVALID_INPUT', [{ path: 'date', code: 'date_too_early' }])).answers}
  />
);
Refused.play = press('button[type=submit]');

export const RefusedWithoutAField = () => (
  <StepStory screen={steps.requeen} answers={colonyServer(aFailure('NOT_FOUND')).answers} />
);
RefusedWithoutAField.play = press('button[type=submit]');

export const Loading = () => <StepStory screen={steps.unite} answers={[neverAnswering(ColonyStepQuery)]} />;

export const Unreachable = () => <StepStory screen={steps.unite} answers={[]} />;

export const Offline = () => <StepStory screen={steps.split} answers={[]} isOffline />;

export const NotThere = () => <StepStory screen={steps.split} id="404" />;

export const UniteNarrowInGreek = () => <StepStory screen={steps.unite} language="el" isNarrow />;
