import { Row } from '../layout/Row.tsx';
import { inThemes } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { MoodFace } from './MoodFace.tsx';

export default {
  title: 'Hive/MoodFace',
  component: MoodFace,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(MoodFace, { mood: 'happy', label: 'Good', size: 'large' });

export function Moods() {
  return (
    <Row gap={16}>
      {(['small', 'normal', 'large'] as const).map((size) => (
        <Row gap={4} key={size}>
          <MoodFace mood="sad" label="Bad" size={size} />
          <MoodFace mood="neutral" label="Fair" size={size} />
          <MoodFace mood="happy" label="Good" size={size} />
        </Row>
      ))}
    </Row>
  );
}

export const Themes = inThemes(Moods);
