import { Link, Slot } from '@skep/remote-kit';
import { Card, CardHeader, Chip, focusRing, Heading, tokens, wholeWords } from '@skep/ui';
import styled from 'styled-components';
import { FavouriteStar } from '../favourite/FavouriteStar.tsx';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HivePicture } from '../hive/HivePicture.tsx';
import { OnThisDevice } from '../offline/OnThisDevice.tsx';
import { useIntl } from '../use-intl.ts';
import { HiveCardFragment } from './HiveCard.graphql.ts';
import { HiveFacts } from './HiveFacts.tsx';
import { HiveMenu } from './HiveMenu.tsx';

export interface HiveCardInWordsProps {
  hive: FragmentType<typeof HiveCardFragment>;
  now: Date;
}

/** A hive's drawing, what matters now, and what can be done. */
export function DetailedHiveCard({ hive, now }: HiveCardInWordsProps) {
  const card = readFragment(HiveCardFragment, hive);
  const { formatMessage } = useIntl();
  return (
    <Card>
      <CardHeader actions={<HiveMenu hive={card} />}>
        <Heading level={3}>{card.name}</Heading>
        {card.isFavourite && <FavouriteStar />}
        <OnThisDevice id={card.id} />
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
            nameOf={(build) =>
              formatMessage(
                { id: card.canEdit ? 'hives.openHive' : 'hives.lookAtHive' },
                { name: card.name, build },
              )
            }
          />
        </Picture>
        <Facts>
          <HiveFacts hive={card} now={now} />
        </Facts>
      </Body>
      <Slot name="hive-card/v1" props={{ hiveId: card.id, hiveName: card.name, size: 'large' }} />
    </Card>
  );
}

/** It gives way to the longest word of the facts as far as that. */
const narrowestPicture = '4rem';

// Hives have one ground; their facts begin below their names.
const Body = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${tokens.space[16]};
`;

const Facts = styled.div`
  ${wholeWords}
  max-width: calc(100% - ${tokens.space[16]} - ${narrowestPicture});
`;

const Picture = styled(Link)`
  display: flex;
  flex: 0 1 30%;
  align-items: flex-end;
  align-self: stretch;
  justify-content: center;
  min-width: ${narrowestPicture};
  border-radius: ${tokens.radius.small};
  ${focusRing}
`;
