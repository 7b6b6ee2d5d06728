import { Link } from '@skep/remote-kit';
import { focusRing, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { FavouriteStar } from '../favourite/FavouriteStar.tsx';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HivePicture } from '../hive/HivePicture.tsx';
import { OnThisDeviceSign } from '../offline/OnThisDevice.tsx';
import { useIntl } from '../use-intl.ts';
import { HiveCardFragment } from './HiveCard.graphql.ts';
import { AttentionSign } from './HiveIcons.tsx';

export interface HiveTileProps {
  hive: FragmentType<typeof HiveCardFragment>;
}

/** A hive's drawing with its name, and marks of one that needs attention or waits to be sent: a whole apiary at a glance. */
export function HiveTile({ hive }: HiveTileProps) {
  const card = readFragment(HiveCardFragment, hive);
  const { formatMessage } = useIntl();
  return (
    <Tile to={`/hives/${card.id}/edit`}>
      <AttentionSign hive={card} />
      <OnThisDeviceSign ids={[card.id, card.lastInspection?.id]} />
      {card.isFavourite && <FavouriteStar />}
      <HivePicture
        hive={card}
        size="small"
        nameOf={(build) =>
          formatMessage(
            { id: card.canEdit ? 'hives.openHive' : 'hives.lookAtHive' },
            { name: card.name, build },
          )
        }
      />
      <Text size="small">{card.name}</Text>
    </Tile>
  );
}

const Tile = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  min-height: ${tokens.size.target};
  padding: ${tokens.space[8]} ${tokens.space[4]};
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.text};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    background: ${tokens.color.hover};
  }
  ${focusRing}
`;
