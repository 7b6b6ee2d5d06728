import { Link, Slot } from '@skep/remote-kit';
import { Card, CardHeader, focusRing, Heading, tokens } from '@skep/ui';
import styled from 'styled-components';
import { FavouriteStar } from '../favourite/FavouriteStar.tsx';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HivePicture } from '../hive/HivePicture.tsx';
import { OnThisDevice } from '../offline/OnThisDevice.tsx';
import { useIntl } from '../use-intl.ts';
import { HiveCardFragment } from './HiveCard.graphql.ts';
import { HiveIcons } from './HiveIcons.tsx';
import { HiveMenu } from './HiveMenu.tsx';

export interface HiveCardInSignsProps {
  hive: FragmentType<typeof HiveCardFragment>;
  now: Date;
}

/** A hive's drawing, and what matters now as signs: more hives at a glance. */
export function CompactHiveCard({ hive, now }: HiveCardInSignsProps) {
  const card = readFragment(HiveCardFragment, hive);
  const { formatMessage } = useIntl();
  return (
    <Card>
      <CardHeader actions={<HiveMenu hive={card} />}>
        <Heading level={3}>{card.name}</Heading>
        {card.isFavourite && <FavouriteStar />}
        <OnThisDevice id={card.id} />
      </CardHeader>
      <Body>
        <Picture to={`/hives/${card.id}/edit`}>
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
        </Picture>
        <HiveIcons hive={card} now={now} />
      </Body>
      <Slot name="hive-card/v1" props={{ hiveId: card.id, hiveName: card.name, size: 'small' }} />
    </Card>
  );
}

const Body = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-end;
  gap: ${tokens.space[16]};
`;

const Picture = styled(Link)`
  display: flex;
  flex: none;
  border-radius: ${tokens.radius.small};
  ${focusRing}
`;
