import { tokens } from '@skep/ui';
import { memo } from 'react';
import styled from 'styled-components';
import type { FragmentType } from '../generated/fragment-masking.ts';
import { cardHeightPx } from './card-size.ts';
import type { HiveCardFragment } from './HiveCard.graphql.ts';
import { HiveCardInSigns } from './HiveCardInSigns.tsx';
import { HiveCardInWords } from './HiveCardInWords.tsx';
import { HiveTile } from './HiveTile.tsx';
import type { View } from './view.ts';

export interface HiveCardProps {
  hive: FragmentType<typeof HiveCardFragment>;
  now: Date;
  view: View;
}

const cards = { xl: HiveCardInWords, m: HiveCardInSigns, xs: HiveTile };

/** A hive on the home screen, with as much of it as the person wants to see. */
export const HiveCard = memo(function HiveCard({ hive, now, view }: HiveCardProps) {
  const Card = cards[view];
  return (
    <Cell $heightPx={cardHeightPx[view]}>
      <Card hive={hive} now={now} />
    </Cell>
  );
});

// Cards out of sight are not drawn, so that a thousand hives scroll like ten. An open menu reaches beyond its
// card, which such a card would cut off.
const Cell = styled.li<{ $heightPx: number }>`
  display: grid;
  min-width: 0;
  contain-intrinsic-size: auto ${({ $heightPx }) => $heightPx}px;
  overflow-clip-margin: ${tokens.space[16]};
  &:not(:has([aria-expanded='true'])) {
    content-visibility: auto;
  }
`;
