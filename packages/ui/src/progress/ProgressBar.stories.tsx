import { arabic, longGerman } from '../stories/sample-words.ts';
import { inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export default {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(ProgressBar, { label: 'Gathering', percent: 45, percentText: '45 %' });

export const Begun = () => <ProgressBar label="Gathering" percent={0} percentText="0 %" />;

export const Halfway = () => <ProgressBar label="Gathering" percent={45} percentText="45 %" />;

export const Done = () => <ProgressBar label="Gathering" percent={100} percentText="100 %" />;

export const LongWords = onNarrowPhone(() => (
  <ProgressBar label={longGerman} percent={45} percentText="45 %" />
));

export const RightToLeft = rightToLeft(() => <ProgressBar label={arabic} percent={45} percentText="45 %" />);

export const Themes = inThemes(Halfway);
