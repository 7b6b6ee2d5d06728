import { type BoxAct, type BoxStep, type EditedLayer, hasFrames } from '@skep/domain';
import { Chip, IconButton, type IconName, Text, tokens, wholeWords } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import { actsFor, isStored } from './box-editing.ts';

export interface BoxRowProps {
  box: EditedLayer;
  boxes: readonly EditedLayer[];
  steps: readonly BoxStep[];
  onStep: (step: BoxStep) => void;
}

/** One box, what was done to it, and what can be done. */
export function BoxRow({ box, boxes, steps, onStep }: BoxRowProps) {
  const { formatMessage } = useIntl();
  const { key, kind, frameCount } = box;
  const isTurned = steps.some((step) => step.act === 'turn' && step.layer === key);
  const acts = isStored(box) ? actsFor(boxes, box) : [];
  const labels = {
    up: `inspect.boxUp.${kind}`,
    down: `inspect.boxDown.${kind}`,
    turn: 'inspect.boxTurn',
    take_off: `inspect.boxOff.${kind}`,
  } as const;
  const name = formatMessage({ id: `inspect.box.${kind}` });
  return (
    <Item>
      <Words>
        {name}
        {hasFrames(kind) && frameCount !== undefined && (
          <Text tone="muted" size="small">
            {formatMessage({ id: 'inspect.boxFrames' }, { count: frameCount })}
          </Text>
        )}
        {!isStored(box) && (
          <Text tone="muted" size="small">
            {formatMessage({ id: 'inspect.boxUnsent' })}
          </Text>
        )}
      </Words>
      {isTurned && <Chip>{formatMessage({ id: 'inspect.boxTurned' })}</Chip>}
      <Acts>
        {acts.map((act) => (
          <IconButton
            key={act}
            icon={icons[act]}
            label={formatMessage({ id: labels[act] }, { box: name })}
            isDisabled={act === 'turn' && isTurned}
            onClick={() => onStep({ act, layer: key })}
          />
        ))}
      </Acts>
    </Item>
  );
}

const icons: Readonly<Record<Exclude<BoxAct, 'add'>, IconName>> = {
  up: 'arrowUp',
  down: 'arrowDown',
  turn: 'retry',
  take_off: 'minus',
};

// The buttons are below a name that leaves no room for them.
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  padding-inline-start: ${tokens.space[12]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.medium};
`;

const Words = styled.div`
  ${wholeWords}
  flex: 1;
  padding-block: ${tokens.space[8]};
  font-weight: ${tokens.font.weightMedium};
`;

const Acts = styled.div`
  display: flex;
  margin-inline-start: auto;
`;
