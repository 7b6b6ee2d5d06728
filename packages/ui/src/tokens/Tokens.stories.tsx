import styled from 'styled-components';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { inThemes } from '../stories/story-frames.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { tokens } from './tokens.ts';

export default { title: 'Foundations/Tokens' };

export const Colours = inThemes(() => (
  <Grid minColumn={120} gap={12} as="ul">
    {Object.entries(tokens.color).map(([role, value]) => (
      <li key={role}>
        <Patch style={{ background: value }} />
        <Text size="small" as="span">
          {role}
        </Text>
      </li>
    ))}
  </Grid>
));

export function Type() {
  return (
    <Stack gap={16}>
      <Heading level={1}>Orchard by the lake</Heading>
      <Heading level={2}>Four hives, two in need of a visit</Heading>
      <Heading level={3}>Hive 3, Queen Anne</Heading>
      <Text size="large">Calm on the comb, brood on six frames.</Text>
      <Text>Two frames of capped brood moved to hive 7, new foundation in the middle of the second box.</Text>
      <Text tone="muted">Last visit twelve days ago.</Text>
      <Text size="small" tone="problem">
        The queen was not seen.
      </Text>
      <Text size="small" tone="success">
        Everything is sent.
      </Text>
    </Stack>
  );
}

export function Spaces() {
  return (
    <Stack gap={8} as="ul">
      {Object.entries(tokens.space).map(([name, value]) => (
        <li key={name}>
          <Text size="small" as="span">
            {name}
          </Text>
          <Bar style={{ width: value }} />
        </li>
      ))}
    </Stack>
  );
}

const Patch = styled.div`
  height: 48px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.small};
`;

const Bar = styled.div`
  height: 12px;
  background: ${tokens.color.accent};
`;
