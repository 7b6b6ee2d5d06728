import { Card, Grid, Heading, Stack, Text } from '@skep/ui';
import { StoryPage } from './StoryPage.tsx';

export interface DoAndDontProps {
  dos: readonly string[];
  donts: readonly string[];
}

/** What to do and what not to do, next to each other. */
export function DoAndDont({ dos, donts }: DoAndDontProps) {
  return (
    <StoryPage theme="light" language="en" frame="none">
      <Grid minColumn={260} gap={16}>
        <Column title="Do" lines={dos} />
        <Column title="Don’t" lines={donts} />
      </Grid>
    </StoryPage>
  );
}

function Column({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Card>
      <Stack gap={8}>
        <Heading level={3}>{title}</Heading>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    </Card>
  );
}
