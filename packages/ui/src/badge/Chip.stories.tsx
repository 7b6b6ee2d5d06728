import { Row } from '../layout/Row.tsx';
import { arabic, longGerman, longGreek } from '../stories/sample-words.ts';
import { inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { Chip } from './Chip.tsx';

export default {
  title: 'Foundations/Chip',
  component: Chip,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(Chip, { children: 'Nucleus', icon: 'queen' });

export function Tones() {
  return (
    <Row gap={8}>
      <Chip>Zander</Chip>
      <Chip tone="accent" icon="queen">
        Marked yellow
      </Chip>
      <Chip tone="success" icon="check">
        Sent
      </Chip>
      <Chip tone="problem" icon="attention">
        Needs attention
      </Chip>
      <Chip tone="warning" icon="offline">
        On this device only
      </Chip>
      <Chip tone="information" icon="reminder">
        Reminder tomorrow
      </Chip>
    </Row>
  );
}

export const LongWords = onNarrowPhone(() => (
  <Row gap={8}>
    <Chip icon="weight">{longGerman}</Chip>
    <Chip tone="accent">{longGreek}</Chip>
  </Row>
));
export const RightToLeft = rightToLeft(() => (
  <Chip tone="success" icon="check">
    {arabic}
  </Chip>
));
export const Themes = inThemes(Tones);
