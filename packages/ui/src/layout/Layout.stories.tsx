import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Menu } from '../menu/Menu.tsx';
import { arabic, longGerman, longGreek } from '../stories/sample-words.ts';
import { inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { Card, CardHeader } from './Card.tsx';
import { Divider } from './Divider.tsx';
import { Grid } from './Grid.tsx';
import { Page } from './Page.tsx';
import { Picture } from './Picture.tsx';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default {
  title: 'Foundations/Layout',
  component: Page,
  subcomponents: { Card, CardHeader, Divider, Grid, Heading, Picture, Row, Stack, Text, VisuallyHidden },
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

function HiveCard({ name, text, level = 2 }: { name: string; text: string; level?: 2 | 3 }) {
  return (
    <Card as="li">
      <CardHeader actions={<Menu label={`Actions for ${name}`} trigger={<Icon name="more" />} items={[]} />}>
        <Heading level={level} look={3}>
          {name}
        </Heading>
        <Badge count={2} label="2 alerts" />
      </CardHeader>
      <Text tone="muted">{text}</Text>
      <Divider />
      <Row justify="between">
        <Text size="small">Last visit 12 days ago</Text>
        <Button icon="inspection">Inspect</Button>
      </Row>
    </Card>
  );
}

const leaf =
  'data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 8 4%27%3E%3Cpath d=%27M0 4h8V0z%27 fill=%27green%27/%3E%3C/svg%3E';

export function CardWithPicture() {
  return (
    <Card as="section">
      <Heading level={2}>Winter losses</Heading>
      <Picture src={leaf} />
      <Text>Which colonies live through the winter.</Text>
    </Card>
  );
}

export function PageWithCards() {
  return (
    <Page title="Hives" actions={<Button icon="add">New apiary</Button>}>
      <Stack gap={12}>
        <Heading level={2}>Orchard by the lake</Heading>
        <Grid as="ul" minColumn={260}>
          {['Hive 1', 'Hive 2', 'Hive 3', 'Hive 4'].map((name) => (
            <HiveCard key={name} level={3} name={name} text="Strong colony, brood on six frames." />
          ))}
        </Grid>
      </Stack>
    </Page>
  );
}
PageWithCards.parameters = { frame: 'none' };

export const LongWords = onNarrowPhone(() => (
  <Page title={longGerman}>
    <Grid as="ul">
      <HiveCard name={longGerman} text={longGreek} />
    </Grid>
  </Page>
));
export const RightToLeft = rightToLeft(() => (
  <Grid as="ul">
    <HiveCard name={arabic} text={arabic} />
  </Grid>
));
export const Themes = inThemes(() => (
  <Grid as="ul">
    <HiveCard name="Hive 3" text="Strong colony, brood on six frames." />
  </Grid>
));
