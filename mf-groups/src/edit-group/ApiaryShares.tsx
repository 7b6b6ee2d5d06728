import { readLayers } from '@skep/domain';
import { useFieldProblemText } from '@skep/i18n';
import { ChoiceField, focusRing, Heading, HiveDrawing, Row, Stack, tokens } from '@skep/ui';
import { DateField } from '@skep/ui/form';
import { useState } from 'react';
import styled from 'styled-components';
import type { ShareRight } from '../generated/graphql.ts';
import type { OwnApiary, OwnHive } from '../own-hives/own-apiaries.ts';
import { useIntl } from '../use-intl.ts';
import { today } from './last-day.ts';
import {
  alike,
  commonRight,
  commonUntil,
  faultOfLastDay,
  nextRight,
  type Share,
  type Shares,
  sharedOf,
  shareIn,
  shareRights,
} from './shares.ts';

export interface ApiarySharesProps {
  apiary: OwnApiary;
  /** Those of its hives that are shown here. */
  shown: readonly OwnHive[];
  shares: Shares;
  /** Called with those that somebody has just chosen, and with no other. */
  onChange: (chosen: Shares) => void;
}

/** The hives of one apiary, each with its right and its last day, and all of them at once. */
export function ApiaryShares({ apiary, shown, shares, onChange }: ApiarySharesProps) {
  const { formatMessage } = useIntl();
  const { name, hives } = apiary;
  const options = useRightOptions();
  const all = formatMessage({ id: 'groups.wholeApiary' }, { name });
  const shared = sharedOf(shares, hives);
  return (
    <Stack gap={12}>
      <Heading level={3}>{name}</Heading>
      {hives.length > 1 && (
        <ChoiceField
          label={all}
          options={options}
          value={commonRight(shares, hives)}
          isDense
          onChange={(right) => onChange(alike(shares, hives, { right }))}
        />
      )}
      {shared.length > 1 && (
        <LastDay
          of={all}
          until={commonUntil(shares, hives) ?? ''}
          onChange={(until) => onChange(alike(shares, shared, { until }))}
        />
      )}
      <Stack as="ul" gap={12}>
        {shown.map((hive) => (
          <HiveShare
            key={hive.id}
            hive={hive}
            share={shareIn(shares, hive.id)}
            onChange={(wanted) => onChange(alike(shares, [hive], wanted))}
          />
        ))}
      </Stack>
    </Stack>
  );
}

interface HiveShareProps {
  hive: OwnHive;
  share: Share;
  onChange: (wanted: Partial<Share>) => void;
}

function HiveShare({ hive, share, onChange }: HiveShareProps) {
  const { formatMessage } = useIntl();
  const options = useRightOptions();
  const { name, layers, color } = hive;
  const { right, until } = share;
  const rightName = formatMessage({ id: `groups.right.${right}` });
  return (
    <Row as="li" gap={16} align="start" wrap={false}>
      <DrawingButton
        type="button"
        aria-label={formatMessage({ id: 'groups.clickHive' }, { name, right: rightName })}
        $right={right}
        onClick={() => onChange({ right: nextRight(right) })}
      >
        <HiveDrawing layers={readLayers(layers)} color={color} size="small" label="" loading="lazy" />
      </DrawingButton>
      <Stack gap={8}>
        <ChoiceField
          label={name}
          options={options}
          value={right}
          isDense
          onChange={(chosen) => onChange({ right: chosen })}
        />
        {right !== 'NONE' && <LastDay of={name} until={until} onChange={(day) => onChange({ until: day })} />}
      </Stack>
    </Row>
  );
}

interface LastDayProps {
  of: string;
  until: string;
  onChange: (until: string) => void;
}

function LastDay({ of: name, until, onChange }: LastDayProps) {
  const { formatMessage } = useIntl();
  const problemText = useFieldProblemText();
  const fault = faultOfLastDay(until);
  // What is being typed is no fault yet.
  const [isLeft, setIsLeft] = useState(fault !== undefined);
  return (
    <DateField
      label={formatMessage({ id: 'groups.untilOf' }, { name })}
      shortLabel={formatMessage({ id: 'groups.untilShort' })}
      // Where there is none, there is nothing to clear.
      value={until || undefined}
      min={today()}
      error={isLeft && fault ? problemText(fault) : undefined}
      onBlur={() => setIsLeft(true)}
      onChange={(day = '') => onChange(day)}
    />
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
