import { Link } from '@skep/remote-kit';
import { Grid, Heading, IconButton, LinkButton, media, Row, Stack, Text, tokens } from '@skep/ui';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { FavouriteStar } from '../favourite/FavouriteStar.tsx';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { ColourMark } from '../hive/ColourMark.tsx';
import { isThere } from '../hive/hive-states.ts';
import { ApiaryChoice } from '../select-hives/ApiaryChoice.tsx';
import { useSelection } from '../select-hives/useSelection.ts';
import { useIntl } from '../use-intl.ts';
import { ApiaryMenu } from './ApiaryMenu.tsx';
import { ApiarySectionFragment } from './ApiarySection.graphql.ts';
import { cardColumnPx, cardHeightPx } from './card-size.ts';
import { HiveCard } from './HiveCard.tsx';
import type { ShownHive } from './shown-apiaries.ts';
import type { View } from './view.ts';

export interface ApiarySectionProps {
  apiary: FragmentType<typeof ApiarySectionFragment>;
  /** Which of its hives to show, in order. */
  hives: readonly ShownHive[];
  /** So many of them are drawn whole, wherever they stand. */
  wholeCount: number;
  now: Date;
  view: View;
  isCollapsed: boolean;
  onCollapse: (apiaryId: string, isCollapsed: boolean) => void;
  /** Begins to choose hives, these among them. */
  onSelect: (hiveIds: readonly string[]) => void;
}

/** An apiary: its name, what can be done with it, and its hives. */
export const ApiarySection = memo(function ApiarySection(props: ApiarySectionProps) {
  const { apiary, hives: shown, wholeCount, now, view, isCollapsed, onCollapse, onSelect } = props;
  const section = readFragment(ApiarySectionFragment, apiary);
  const { id, name, color, isOwner, isFavourite, address, hives } = section;
  const { formatMessage } = useIntl();
  const headingId = useId();
  const selection = useSelection();
  const byId = new Map(hives.map((hive) => [hive.id, hive]));
  const selectable = shown.map((hive) => hive.id).filter((hiveId) => byId.get(hiveId)?.canEdit);

  return (
    <Section aria-labelledby={headingId} $cardHeightPx={cardHeightPx[view]} $cardCount={shown.length}>
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
                {formatMessage(
                  { id: address.city ? 'hives.apiaryLineIn' : 'hives.apiaryLine' },
                  {
                    hiveCount: hives.filter(({ state }) => isThere(state)).length,
                    city: address.city,
                  },
                )}
              </Text>
            </Stack>
          </Row>
          <Row gap={0} wrap={false}>
            {hives.length > 0 && (
              <IconButton
                icon={isCollapsed ? 'chevronDown' : 'chevronUp'}
                label={formatMessage({ id: isCollapsed ? 'hives.unfold' : 'hives.fold' }, { name })}
                aria-expanded={!isCollapsed}
                onClick={() => onCollapse(id, !isCollapsed)}
              />
            )}
            <ApiaryMenu
              apiary={section}
              onSelect={selectable.length > 0 ? () => onSelect(selectable) : undefined}
            />
          </Row>
        </Row>
        {hives.length === 0 && isOwner && (
          <Row gap={16}>
            <Text tone="muted">{formatMessage({ id: 'hives.apiaryEmpty' })}</Text>
            <LinkButton to={`/hives/create?apiaryId=${id}`} as={Link} icon="add">
              {formatMessage({ id: 'hives.newHive' })}
            </LinkButton>
          </Row>
        )}
        {selection && selectable.length > 0 && (
          <ApiaryChoice selection={selection} hiveIds={selectable} name={name} />
        )}
        {shown.length > 0 && !isCollapsed && (
          <Grid as="ul" minColumn={cardColumnPx[view]} gap={view === 'xs' ? 8 : 16}>
            {shown.map(({ id: hiveId, details }, index) => {
              const hive = byId.get(hiveId);
              const isWhole = index < wholeCount;
              return hive && <HiveCard key={hiveId} {...{ hive, details, isWhole, now, view }} />;
            })}
          </Grid>
        )}
      </Stack>
    </Section>
  );
});

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
