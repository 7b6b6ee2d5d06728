import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import styled from 'styled-components';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { inThemes, type Played } from '../stories/story-frames.tsx';
import { Text } from '../text/Text.tsx';
import { TextField } from '../text-field/TextField.tsx';
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
  const [sought, setSought] = useState('');
  const found = names.filter((name) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <Stack gap={16}>
      <TextField
        type="search"
        label="Find an icon"
        hint="By its name, as code and file have it."
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <Grid minColumn={124} gap={8} as="ul">
        {found.map((name) => (
          <Cell key={name}>
            <Icon name={name} />
            <Text size="small" tone="muted" as="span">
              {name}
            </Text>
          </Cell>
        ))}
      </Grid>
    </Stack>
  );
}

export const Searched = () => <All />;
Searched.play = async ({ canvasElement }: Played) => {
  await userEvent.type(await within(canvasElement).findByRole('searchbox'), 'Arrow');
  for (const { textContent } of within(canvasElement).getAllByRole('listitem'))
    await expect(textContent).toMatch(/arrow/i);
};

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
