import { readLayers } from '@skep/domain';
import { ChoiceField, focusRing, Heading, HiveDrawing, Row, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { EditedGroupFragment, ShareRight } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import {
  alike,
  commonRight,
  nextRight,
  type OwnApiary,
  type OwnHive,
  type Rights,
  rightIn,
  shareRights,
} from './shares.ts';

export interface ApiarySharesProps {
  apiary: OwnApiary;
  rights: Rights;
  group: EditedGroupFragment;
  /** Told of those that somebody has just chosen, and of no other. */
  onChange: (chosen: Rights) => void;
}

/** The hives of one apiary, each with its right, and all of them at once. */
export function ApiaryShares({ apiary, rights, group, onChange }: ApiarySharesProps) {
  const { formatMessage } = useIntl();
  const { name, hives } = apiary;
  const options = useRightOptions();
  return (
    <Stack gap={12}>
      <Heading level={3}>{name}</Heading>
      {hives.length > 1 && (
        <ChoiceField
          label={formatMessage({ id: 'groups.wholeApiary' }, { name })}
          options={options}
          value={commonRight(rights, hives)}
          onChange={(right) => onChange(alike(hives, right))}
        />
      )}
      <Stack as="ul" gap={12}>
        {hives.map((hive) => (
          <HiveShare
            key={hive.id}
            hive={hive}
            right={rightIn(rights, hive.id)}
            until={group.hives.find(({ hiveId }) => hiveId === hive.id)?.until ?? undefined}
            onChange={(right) => onChange(alike([hive], right))}
          />
        ))}
      </Stack>
    </Stack>
  );
}

interface HiveShareProps {
  hive: OwnHive;
  right: ShareRight;
  until: string | undefined;
  onChange: (right: ShareRight) => void;
}

function HiveShare({ hive, right, until, onChange }: HiveShareProps) {
  const { formatMessage, formatDate } = useIntl();
  const options = useRightOptions();
  const { name, layers, color } = hive;
  const rightName = formatMessage({ id: `groups.right.${right}` });
  return (
    <Row as="li" gap={16} align="start" wrap={false}>
      <DrawingButton
        type="button"
        aria-label={formatMessage({ id: 'groups.clickHive' }, { name, right: rightName })}
        $right={right}
        onClick={() => onChange(nextRight(right))}
      >
        <HiveDrawing layers={readLayers(layers)} color={color} size="small" label="" />
      </DrawingButton>
      <Stack gap={4}>
        <ChoiceField label={name} options={options} value={right} onChange={onChange} />
        {until && right !== 'NONE' && (
          <Text tone="muted">{formatMessage({ id: 'groups.until' }, { date: formatDate(until) })}</Text>
        )}
      </Stack>
    </Row>
  );
}

function useRightOptions() {
  const { formatMessage } = useIntl();
  return shareRights.map((value) => ({ value, label: formatMessage({ id: `groups.right.${value}` }) }));
}

const edges: Record<ShareRight, string> = {
  NONE: `2px dashed ${tokens.color.borderStrong}`,
  VIEW: `2px solid ${tokens.color.borderStrong}`,
  EDIT: `4px solid ${tokens.color.accentEdge}`,
};

const DrawingButton = styled.button<{ $right: ShareRight }>`
  ${focusRing}
  display: grid;
  flex: none;
  place-items: center;
  min-width: ${tokens.space[48]};
  min-height: ${tokens.space[48]};
  padding: ${tokens.space[8]};
  border: ${({ $right }) => edges[$right]};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  cursor: pointer;
`;
