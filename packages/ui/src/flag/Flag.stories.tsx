import { languages } from '@skep/domain';
import { Grid } from '../layout/Grid.tsx';
import { Row } from '../layout/Row.tsx';
import { inThemes } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { Text } from '../text/Text.tsx';
import { Flag } from './Flag.tsx';

export default {
  title: 'Foundations/Flag',
  component: Flag,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(Flag, { language: 'nl' });

export function All() {
  return (
    <Grid as="ul" minColumn={140} gap={12}>
      {languages.map(({ code, name, bcp47 }) => (
        <Row as="li" key={code} gap={12}>
          <Flag language={code} />
          <span lang={bcp47}>
            <Text as="span">{name}</Text>
          </span>
        </Row>
      ))}
    </Grid>
  );
}

export const Themes = inThemes(All);
