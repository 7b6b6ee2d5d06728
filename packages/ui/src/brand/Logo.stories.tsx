import { Row } from '../layout/Row.tsx';
import { inThemes } from '../stories/story-frames.tsx';
import { Logo } from './Logo.tsx';

export default {
  title: 'Foundations/Logo',
  component: Logo,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export function Default() {
  return (
    <Row gap={24} align="end">
      <Logo size={24} />
      <Logo size={32} label="Skep" />
      <Logo size={64} />
      <Logo size={128} />
    </Row>
  );
}

export const Themes = inThemes(Default);
