import { type hiveTagTarget, possibleHiveTagActions } from '@skep/domain';
import { Link } from '@skep/remote-kit';
import { Card, Icon, Text, tokens } from '@skep/ui';
import styled, { css } from 'styled-components';
import { type FragmentType, readFragment } from '../../generated/fragment-masking.ts';
import { HivePicture } from '../../hive/HivePicture.tsx';
import { TagPlate } from '../TagPlate.tsx';
import { actionIcons, actionOf, missingFor, tagPath } from '../tag-actions.ts';
import { useIntl } from '../use-tag-intl.ts';
import { HiveTagFragment } from './HiveTag.graphql.ts';
import { HiveTagMenu } from './HiveTagMenu.tsx';

export interface HiveTagCardProps {
  tag: FragmentType<typeof HiveTagFragment>;
  onWriteChip: () => void;
}

/** A tag: its number, its hive, and what scanning it does. Pressing the card does just that. */
export function HiveTagCard({ tag, onWriteChip }: HiveTagCardProps) {
  const { number, action: sent, hive } = readFragment(HiveTagFragment, tag);
  const { formatMessage } = useIntl();
  const action = actionOf(sent);
  const canWork = possibleHiveTagActions(hive).includes(action);
  const actionName = formatMessage({ id: `tags.action.${action}` });
  const path = tagPath(action, hive);
  return (
    <Card as="li">
      <Line>
        <TagPlate number={number} />
        <Words>
          <Opening
            to={path}
            aria-label={formatMessage(
              { id: 'tags.openTag' },
              { number, action: actionName, hive: hive.name },
            )}
          >
            {hive.name}
          </Opening>
          <Text tone="muted" size="small">
            {hive.apiary.name}
          </Text>
          <Action>
            <ActionIcon>
              <Icon name={canWork ? actionIcons[action] : actionIcons[hiveTagFallback]} size="small" />
            </ActionIcon>
            <Text size="small">
              {canWork ? actionName : formatMessage({ id: `tags.fallsBack.${missingFor(action)}` })}
            </Text>
          </Action>
        </Words>
        <Picture>
          <HivePicture hive={hive} size="small" />
        </Picture>
        <Above>
          <HiveTagMenu number={number} path={path} onWriteChip={onWriteChip} />
        </Above>
      </Line>
    </Card>
  );
}

/** What a tag does whose action cannot work just now; see `hiveTagTarget`. */
const hiveTagFallback = 'show_hive' satisfies Parameters<typeof hiveTagTarget>[0];

const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space[12]};
  min-width: 0;
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space[4]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

// The link of the name is as large as the line, so that gloves meet it; the menu is above it.
const Opening = styled(Link)`
  color: ${tokens.color.text};
  font-weight: ${tokens.font.weightBold};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.medium};
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;

const Action = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
`;

// The narrowest phones have room for the words alone.
const whereThereIsRoom = css`
  flex: none;
  @media (max-width: 22rem) {
    display: none;
  }
`;

const ActionIcon = styled.span`
  display: flex;
  ${whereThereIsRoom}
`;

const Picture = styled.div`
  ${whereThereIsRoom}
`;

const Above = styled.div`
  position: relative;
  z-index: 1;
`;
