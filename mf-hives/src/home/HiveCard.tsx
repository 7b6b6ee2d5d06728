import { tokens } from '@skep/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HiveChoice, NoHiveChoice } from '../select-hives/HiveChoice.tsx';
import { useSelection } from '../select-hives/useSelection.ts';
import { cardHeightPx } from './card-size.ts';
import { HiveCardFragment } from './HiveCard.graphql.ts';
import { HiveCardInSigns } from './HiveCardInSigns.tsx';
import { HiveCardInWords } from './HiveCardInWords.tsx';
import { HiveTile } from './HiveTile.tsx';
import type { View } from './view.ts';

export interface HiveCardProps {
  hive: FragmentType<typeof HiveCardFragment>;
  now: Date;
  view: View;
}

// While hives are chosen, a card changes only in what lies over it.
const cards = { xl: memo(HiveCardInWords), m: memo(HiveCardInSigns), xs: memo(HiveTile) };

/** A hive on the home screen, with as much of it as the person wants to see. */
export const HiveCard = memo(function HiveCard({ hive, now, view }: HiveCardProps) {
  const Card = cards[view];
  const card = readFragment(HiveCardFragment, hive);
  const selection = useSelection();
  return (
    <Cell $heightPx={cardHeightPx[view]}>
      <Face inert={selection !== undefined} $isFaint={selection !== undefined && !card.canEdit}>
        <Card hive={hive} now={now} />
      </Face>
      {selection &&
        (card.canEdit ? (
          <HiveChoice selection={selection} hiveId={card.id} name={card.name} isTight={view === 'xs'} />
        ) : (
          <NoHiveChoice name={card.name} isTight={view === 'xs'} />
        ))}
    </Cell>
  );
});

// Cards out of sight are not drawn, so that a thousand hives scroll like ten. An open menu reaches beyond its
// card, which such a card would cut off.
const Cell = styled.li<{ $heightPx: number }>`
  position: relative;
  display: grid;
  min-width: 0;
  contain-intrinsic-size: auto ${({ $heightPx }) => $heightPx}px;
  overflow-clip-margin: ${tokens.space[16]};
  &:not(:has([aria-expanded='true'])) {
    content-visibility: auto;
  }
`;

const Face = styled.div<{ $isFaint: boolean }>`
  display: grid;
  min-width: 0;
  opacity: ${({ $isFaint }) => ($isFaint ? 0.5 : 1)};
  &[inert] [aria-haspopup] {
    visibility: hidden;
  }
`;
