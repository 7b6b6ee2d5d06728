import { Card, Grid, HiveDrawing, type HiveLayer, Row, Stack, Text, tokens } from '@skep/ui';
import type { CSSProperties, ReactNode } from 'react';
import { sharedTokenValues } from '../../packages/ui/src/tokens/theme-css.ts';
import { themeLooks, themes } from '../../packages/ui/src/tokens/themes.ts';
import { StoryPage } from './StoryPage.tsx';

/** Returns the value behind `var(--skep-…)`; what is no variable is its own value. */
function cssValue(token: string): string {
  const name = token.match(/^var\((.+)\)$/)?.[1];
  return sharedTokenValues.find((line) => name && line.startsWith(`${name}:`))?.split(/: |;/)[1] ?? token;
}

interface SampleProps {
  name: string;
  value: string;
  children: ReactNode;
}

/** A token: its name and value, next to how it looks. */
function Sample({ name, value, children }: SampleProps) {
  return (
    <Row gap={16} wrap={false}>
      <div style={{ flex: '0 0 220px' }}>
        <Text size="small">
          <code>{name}</code>
        </Text>
        <Text size="small" tone="muted">
          {value}
        </Text>
      </div>
      {children}
    </Row>
  );
}

const Samples = ({ children }: { children: ReactNode }) => (
  <StoryPage theme="light" language="en" frame="none">
    <Stack gap={16}>{children}</Stack>
  </StoryPage>
);

const Block = ({ style }: { style: CSSProperties }) => (
  <div style={{ height: 48, width: 96, background: tokens.color.accent, ...style }} />
);

/** Distances, as bars. */
export const Spaces = () => (
  <Samples>
    {Object.entries(tokens.space).map(([name, token]) => (
      <Sample key={name} name={`space.${name}`} value={cssValue(token)}>
        <Block style={{ height: 16, width: token }} />
      </Sample>
    ))}
  </Samples>
);

const typeSizes = [
  'sizeHeading1',
  'sizeHeading2',
  'sizeHeading3',
  'sizeLarge',
  'sizeNormal',
  'sizeSmall',
] as const;

/** Sizes of type, as a line of each. */
export const TypeSizes = () => (
  <Samples>
    {typeSizes.map((name) => (
      <Sample key={name} name={`font.${name}`} value={cssValue(tokens.font[name])}>
        <span
          style={{
            fontSize: tokens.font[name],
            fontWeight: name.startsWith('sizeHeading') ? tokens.font.weightBold : tokens.font.weightNormal,
          }}
        >
          Orchard by the lake
        </span>
      </Sample>
    ))}
  </Samples>
);

/** Rounded corners, each on a block. */
export const Radii = () => (
  <Samples>
    {Object.entries(tokens.radius).map(([name, token]) => (
      <Sample key={name} name={`radius.${name}`} value={cssValue(token)}>
        <Block style={{ borderRadius: token }} />
      </Sample>
    ))}
  </Samples>
);

/** Edges and shadows of a card and of a menu, in each theme. */
export const Shadows = () => (
  <StoryPage theme="light" language="en" frame="none">
    <Grid minColumn={200} gap={16}>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} style={{ padding: 24, background: tokens.color.page }}>
          <Stack gap={24}>
            <Card>
              <Text isBold>{theme}</Text>
              <Text size="small" tone="muted">
                borderWidth {themeLooks[theme].borderWidth}
              </Text>
              <Text size="small" tone="muted">
                shadow.card
              </Text>
            </Card>
            <Raised />
          </Stack>
        </div>
      ))}
    </Grid>
  </StoryPage>
);

const Raised = () => (
  <div
    style={{
      padding: tokens.space[16],
      border: `${tokens.borderWidth} solid ${tokens.color.border}`,
      borderRadius: tokens.radius.large,
      background: tokens.color.raised,
      boxShadow: tokens.shadow.raised,
    }}
  >
    <Text size="small" tone="muted">
      shadow.raised
    </Text>
  </div>
);

/** Times of motion. */
export const Motions = () => (
  <Samples>
    {Object.entries(tokens.motion).map(([name, token]) => (
      <Sample key={name} name={`motion.${name}`} value={cssValue(token)}>
        {null}
      </Sample>
    ))}
  </Samples>
);

const summer: HiveLayer[] = [
  { kind: 'honey' },
  { kind: 'queen_excluder' },
  { kind: 'brood' },
  { kind: 'brood', color: '#2dbde5' },
];

/** The drawing of a hive in its three sizes. */
export const HiveSizes = () => (
  <StoryPage theme="light" language="en">
    <Row gap={32} align="end">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Stack key={size} gap={8}>
          <HiveDrawing layers={summer} size={size} label={`A hive of four layers, ${size}`} />
          <Text size="small" tone="muted">
            {size}
          </Text>
        </Stack>
      ))}
    </Row>
  </StoryPage>
);
