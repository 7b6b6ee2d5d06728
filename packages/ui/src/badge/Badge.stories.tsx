import { Row } from '../layout/Row.tsx';
import { inThemes } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { Badge } from './Badge.tsx';

export default {
  title: 'Foundations/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(Badge, { count: 3, label: '3 new alerts' });

export function Default() {
  return (
    <Row gap={16}>
      <Badge count={3} label="3 alerts" />
      <Badge count={42} label="42 alerts" />
      <Badge count={1200} label="1200 alerts" />
    </Row>
  );
}

export const Themes = inThemes(Default);
