import { Grid, Heading, IconButton, media, Row, Stack, Text, tokens } from '@skep/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { FavouriteStar } from '../favourite/FavouriteStar.tsx';
import type { FragmentType } from '../generated/fragment-masking.ts';
import { ColourMark } from '../hive/ColourMark.tsx';
import { ApiaryChoice } from '../select-hives/ApiaryChoice.tsx';
import { useSelection } from '../select-hives/useSelection.ts';
import { useIntl } from '../use-intl.ts';
import { cardColumnPx, cardHeightPx } from './card-size.ts';
import type { HiveCardFragment } from './HiveCard.graphql.ts';
import { HiveCard } from './HiveCard.tsx';
import type { View } from './view.ts';
import type { ShownSet } from './visible-groups.ts';

/** How a set of hives is shown, whatever holds them together. */
export interface SetProps {
  /** Which of its hives to show, in order. */
  shown: ShownSet;
  /** So many of its hives are in the page already; it keeps the place of all. */
  listedCount: number;
  /** So many of them are drawn whole, wherever they stand. */
  wholeCount: number;
  now: Date;
  view: View;
  isCollapsed: boolean;
  onCollapse: (key: string, isCollapsed: boolean) => void;
  /** Begins to choose hives, these among them. */
  onSelect: (hiveIds: readonly string[]) => void;
}

export type SetHive = { id: string; canEdit: boolean } & FragmentType<typeof HiveCardFragment>;

export interface SetSectionProps extends SetProps {
  name: string;
  color: string | null;
  isFavourite: boolean;
  /** Below the name. */
  line: string;
  hives: readonly SetHive[];
  /** @param onSelect undefined where there is no hive to choose. */
  menu: (onSelect: (() => void) | undefined) => ReactNode;
  /** Shown instead of hives where there are none. */
  empty?: ReactNode;
}

/** A set of hives: its name, what can be done with it, and the hives. */
export function SetSection(props: SetSectionProps) {
  const { name, color, isFavourite, line, hives, menu, empty } = props;
  const { shown, listedCount, wholeCount, now, view, isCollapsed, onCollapse, onSelect } = props;
  const { formatMessage } = useIntl();
  const headingId = useId();
  const selection = useSelection();
  const byId = new Map(hives.map((hive) => [hive.id, hive]));
  const selectable = shown.hives.map(({ id }) => id).filter((hiveId) => byId.get(hiveId)?.canEdit);

  return (
    <Section aria-labelledby={headingId} $cardHeightPx={cardHeightPx[view]} $cardCount={shown.hives.length}>
      <Stack gap={12}>
        <Row justify="between" wrap={false}>
          <Row gap={12} wrap={false}>
            <ColourMark color={color} />
            <Stack gap={0}>
              <Row gap={8} wrap={false}>
                <Heading level={2} id={headingId}>
                  {name}
                </Heading>
                {isFavourite && <FavouriteStar />}
              </Row>
              <Text tone="muted" size="small">
                {line}
              </Text>
            </Stack>
          </Row>
          <Row gap={0} wrap={false}>
            {hives.length > 0 && (
              <IconButton
                icon={isCollapsed ? 'chevronDown' : 'chevronUp'}
                label={formatMessage({ id: isCollapsed ? 'hives.unfold' : 'hives.fold' }, { name })}
                aria-expanded={!isCollapsed}
                onClick={() => onCollapse(shown.key, !isCollapsed)}
              />
            )}
            {menu(selectable.length > 0 ? () => onSelect(selectable) : undefined)}
          </Row>
        </Row>
        {hives.length === 0 && empty}
        {selection && selectable.length > 0 && (
          <ApiaryChoice selection={selection} hiveIds={selectable} name={name} />
        )}
        {shown.hives.length > 0 && !isCollapsed && (
          <Grid as="ul" minColumn={cardColumnPx[view]} gap={view === 'xs' ? 8 : 16}>
            {shown.hives.slice(0, listedCount).map(({ id: hiveId, details }, index) => {
              const hive = byId.get(hiveId);
              const isWhole = index < wholeCount;
              return hive && <HiveCard key={hiveId} {...{ hive, details, isWhole, now, view }} />;
            })}
          </Grid>
        )}
      </Stack>
    </Section>
  );
}

const headPx = 64;

// A browser looks at each part that it may leave out in every frame of a scroll: fifty apiaries before a thousand cards.
// The menu of an apiary or a hive, which has the focus, reaches beyond it, and such a part would cut it off.
const Section = styled.section<{ $cardHeightPx: number; $cardCount: number }>`
  --card-height: ${({ $cardHeightPx }) => $cardHeightPx}px;
  --rows: ${({ $cardCount }) => $cardCount};
  contain-intrinsic-size: auto calc(${headPx}px + var(--rows) * var(--card-height));
  overflow-clip-margin: ${tokens.space[16]};
  ${media.wide} {
    --rows: ${({ $cardCount }) => $cardCount / 3};
  }
  &:not(:focus-within) {
    content-visibility: auto;
  }
`;
