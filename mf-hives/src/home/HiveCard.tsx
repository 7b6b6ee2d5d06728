import { Link } from '@skep/remote-kit';
import { Card, CardHeader, Chip, focusRing, Heading, tokens } from '@skep/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HivePicture } from '../hive/HivePicture.tsx';
import { cardHeightPx } from './card-size.ts';
import { HiveCardFragment } from './HiveCard.graphql.ts';
import { HiveFacts } from './HiveFacts.tsx';
import { HiveMenu } from './HiveMenu.tsx';

export interface HiveCardProps {
  hive: FragmentType<typeof HiveCardFragment>;
  now: Date;
}

/** A hive on the home screen: its drawing, what matters now, and what can be done. */
export const HiveCard = memo(function HiveCard({ hive, now }: HiveCardProps) {
  const card = readFragment(HiveCardFragment, hive);
  const { formatMessage } = useIntl();

  return (
    <Cell>
      <Card>
        <CardHeader actions={<HiveMenu hive={card} />}>
          <Heading level={3}>{card.name}</Heading>
          {card.lastInspection?.needsAttention && (
            <Chip tone="problem" icon="attention">
              {formatMessage({ id: 'hives.needsAttention' })}
            </Chip>
          )}
        </CardHeader>
        <Body>
          <Picture to={`/hives/${card.id}/edit`}>
            <HivePicture
              hive={card}
              nameOf={(build) => formatMessage({ id: 'hives.openHive' }, { name: card.name, build })}
            />
          </Picture>
          <HiveFacts hive={card} now={now} />
        </Body>
      </Card>
    </Cell>
  );
});

// Cards out of sight are not drawn, so that a thousand hives scroll like ten. An open menu reaches beyond its
// card, which such a card would cut off.
const Cell = styled.li`
  display: grid;
  min-width: 0;
  contain-intrinsic-size: auto ${cardHeightPx}px;
  overflow-clip-margin: ${tokens.space[16]};
  &:not(:has([aria-expanded='true'])) {
    content-visibility: auto;
  }
`;

// Hives stand on one ground; what is told of them begins below their names.
const Body = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${tokens.space[16]};
`;

const Picture = styled(Link)`
  display: flex;
  flex: none;
  align-items: flex-end;
  align-self: stretch;
  justify-content: center;
  width: 30%;
  border-radius: ${tokens.radius.small};
  ${focusRing}
`;
