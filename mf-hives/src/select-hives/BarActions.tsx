import { Link, pathTo, useHiveActions, useNotify } from '@skep/remote-kit';
import { focusRing, Icon, type IconName, Menu, media, tokens } from '@skep/ui';
import styled, { css } from 'styled-components';
import type { ChosenHive } from './chosen-hives.ts';
import { useIntl } from './use-select-intl.ts';

/** What is done to many hives. Printing has a screen of its own, and so has all that is recorded. */
export type Step = 'move' | 'recolour' | 'rename' | 'print' | 'cards' | 'record' | 'delete';

export interface BarActionsProps {
  hives: readonly ChosenHive[];
  onStep: (step: Step) => void;
}

/**
 * What can be done with the chosen hives.
 * Accessibility: buttons and a link; what is not possible stays within reach and says why when it is pressed.
 */
export function BarActions({ hives, onStep }: BarActionsProps) {
  const { formatMessage } = useIntl();
  const isNone = hives.length === 0 ? formatMessage({ id: 'select.chooseFirst' }) : undefined;
  const hasOthers = hives.some(({ isOwner }) => !isOwner);
  const records = useHiveActions(hives.map(({ id }) => id));
  const isForeign = isNone ?? (hasOthers ? formatMessage({ id: 'select.onlyOwn' }) : undefined);
  return (
    <Actions>
      <StepButton step="move" icon="move" reason={isForeign} onStep={onStep} />
      <StepButton step="recolour" icon="drop" reason={isNone} onStep={onStep} />
      <StepButton step="rename" icon="edit" reason={isNone} onStep={onStep} />
      {isNone === undefined ? (
        <PrintLink to={`/hivetags/print?hives=${hives.map(({ id }) => id).join(',')}`}>
          <Icon name="print" />
          {formatMessage({ id: 'select.step.print' })}
        </PrintLink>
      ) : (
        <StepButton step="print" icon="print" reason={isNone} onStep={onStep} />
      )}
      {isNone === undefined ? (
        <PrintLink to={`${pathTo('/registers/record-cards')}?hives=${hives.map(({ id }) => id).join(',')}`}>
          <Icon name="note" />
          {formatMessage({ id: 'select.step.cards' })}
        </PrintLink>
      ) : (
        <StepButton step="cards" icon="note" reason={isNone} onStep={onStep} />
      )}
      {records.length > 0 && isNone !== undefined && (
        <StepButton step="record" icon="list" reason={isNone} onStep={onStep} />
      )}
      {records.length > 0 && isNone === undefined && (
        <Menu
          label={formatMessage({ id: 'select.record' })}
          trigger={
            <Trigger>
              <Icon name="list" />
              {formatMessage({ id: 'select.step.record' })}
            </Trigger>
          }
          items={records}
          linkAs={Link}
        />
      )}
      <StepButton step="delete" icon="trash" reason={isForeign} onStep={onStep} />
    </Actions>
  );
}

interface StepButtonProps {
  step: Step;
  icon: IconName;
  /** Why it cannot be done now; undefined: it can. */
  reason: string | undefined;
  onStep: (step: Step) => void;
}

function StepButton({ step, icon, reason, onStep }: StepButtonProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const isPossible = reason === undefined;
  return (
    <Action
      type="button"
      title={reason}
      aria-disabled={!isPossible || undefined}
      onClick={() => (isPossible ? onStep(step) : notify({ kind: 'information', text: reason }))}
    >
      <Icon name={icon} />
      {formatMessage({ id: `select.step.${step}` })}
    </Action>
  );
}

// On a phone each takes the width of its word and a share of the rest; long words need a second line.
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[4]};
`;

const action = css`
  box-sizing: border-box;
  display: inline-flex;
  gap: ${tokens.space[8]};
  align-items: center;
  justify-content: center;
  min-width: ${tokens.size.target};
  min-height: ${tokens.size.target};
  margin: 0;
  padding: ${tokens.space[4]} ${tokens.space[12]};
  border: 0;
  border-radius: ${tokens.radius.medium};
  background: none;
  color: ${tokens.color.accentInk};
  font: inherit;
  font-weight: ${tokens.font.weightMedium};
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  &:hover {
    background: ${tokens.color.hover};
  }
  &[aria-disabled='true'] {
    background: none;
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
  ${media.phone} {
    flex-direction: column;
    flex: 1 1 auto;
    gap: ${tokens.space[4]};
    padding-inline: 0;
    font-size: ${tokens.font.sizeSmall};
    font-weight: ${tokens.font.weightNormal};
    line-height: ${tokens.font.lineHeading};
  }
  ${focusRing}
`;

const Action = styled.button`
  ${action}
`;

const PrintLink = styled(Link)`
  ${action}
`;

// Its button is that of the menu.
const Trigger = styled.span`
  ${action}
  padding: 0;
  min-height: 0;
  &:hover {
    background: none;
  }
`;
