import styled from 'styled-components';
import { Grid } from '../layout/Grid.tsx';
import { inThemes } from '../stories/story-frames.tsx';
import { Text } from '../text/Text.tsx';
import { tokens } from '../tokens/tokens.ts';
import { Icon } from './Icon.tsx';
import { type IconName, iconShapes } from './icon-shapes.ts';

export default {
  title: 'Foundations/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

const isIconName = (name: string): name is IconName => name in iconShapes;
const names = Object.keys(iconShapes).filter(isIconName);

export function All() {
  return (
    <Grid minColumn={104} gap={8} as="ul">
      {names.map((name) => (
        <Cell key={name}>
          <Icon name={name} />
          <Text size="small" tone="muted" as="span">
            {name}
          </Text>
        </Cell>
      ))}
    </Grid>
  );
}

export function Sizes() {
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      <Icon name="hive" size="small" />
      <Icon name="hive" />
      <Icon name="hive" size="large" />
      <Icon name="star" isFilled label="Favourite" />
    </div>
  );
}

export const Themes = inThemes(Sizes);

const Cell = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[8]};
`;
