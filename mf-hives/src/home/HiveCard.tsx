import { tokens } from '@skep/ui';
import { type FocusEvent, memo, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HiveChoice, NoHiveChoice } from '../select-hives/HiveChoice.tsx';
import { useSelection } from '../select-hives/useSelection.ts';
import { CompactHiveCard } from './CompactHiveCard.tsx';
import { DetailedHiveCard } from './DetailedHiveCard.tsx';
import { HiveCardFragment } from './HiveCard.graphql.ts';
import { HiveOutline } from './HiveOutline.tsx';
import { HiveTile } from './HiveTile.tsx';
import { useIsDrawn } from './useIsDrawn.ts';
import type { View } from './view.ts';

export interface HiveCardProps {
  hive: FragmentType<typeof HiveCardFragment>;
  /** Its facts next to its name, as one text. */
  details: string;
  /** Drawn whole also out of sight. */
  isWhole: boolean;
  now: Date;
  view: View;
}

/** A hive on the home screen, with as much of it as the person wants to see; in outline until it is in sight. */
export const HiveCard = memo(function HiveCard({ hive, details, isWhole, now, view }: HiveCardProps) {
  const [isDrawn, ref] = useIsDrawn(isWhole);
  const focus = usePreservedFocus(!isDrawn);
  const card = readFragment(HiveCardFragment, hive);
  return (
    // Who comes back to the page is brought to the hive by its id, also while it is an outline.
    <Cell ref={ref} id={`hive-${card.id}`} {...focus}>
      {isDrawn ? (
        <WholeCard hive={hive} now={now} view={view} />
      ) : (
        <HiveOutline hive={card} {...{ details, view }} />
      )}
    </Cell>
  );
});

/** A person who comes by tab to the outline of a card stays at that hive when the card is drawn. */
function usePreservedFocus(isOutline: boolean) {
  const cell = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (isOutline || !cell.current) return;
    const target = cell.current.querySelector('input') ?? cell.current.querySelector('a');
    cell.current = undefined;
    target?.focus({ preventScroll: true });
  }, [isOutline]);
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      cell.current = isOutline ? currentTarget : undefined;
    },
    onBlur: () => {
      cell.current = undefined;
    },
  };
}

// While hives are chosen, a card changes only in what lies over it.
const cards = { xl: memo(DetailedHiveCard), m: memo(CompactHiveCard), xs: memo(HiveTile) };

function WholeCard({ hive, now, view }: Pick<HiveCardProps, 'hive' | 'now' | 'view'>) {
  const Card = cards[view];
  const { id, name, canEdit } = readFragment(HiveCardFragment, hive);
  const selection = useSelection();
  return (
    <>
      <Face inert={selection !== undefined} $isFaint={selection !== undefined && !canEdit}>
        <Card hive={hive} now={now} />
      </Face>
      {selection &&
        (canEdit ? (
          <HiveChoice selection={selection} hiveId={id} name={name} isTight={view === 'xs'} />
        ) : (
          <NoHiveChoice name={name} isTight={view === 'xs'} />
        ))}
    </>
  );
}

// Cards out of sight are not drawn, so that a thousand hives scroll like ten. An open menu, which has the focus, reaches
// beyond its card, and such a card would cut it off.
const Cell = styled.li`
  position: relative;
  display: grid;
  min-width: 0;
  contain-intrinsic-size: auto var(--card-height);
  overflow-clip-margin: ${tokens.space[16]};
  &:not(:focus-within) {
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
