import styled, { css } from 'styled-components';
import { useUiText } from '../i18n/useUiText.ts';
import { Icon } from '../icon/Icon.tsx';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { focusRing } from '../tokens/focus-ring.ts';
import { media, tokens } from '../tokens/tokens.ts';

export interface ProgressStep {
  id: string;
  label: string;
  /** That something in it is wrong, in words: marks the step. Default: nothing is. */
  problem?: string | undefined;
}

export interface ProgressStepsProps {
  steps: readonly ProgressStep[];
  /** Id of the step that is open. */
  current: string;
  onSelect: (id: string) => void;
  /** Name of the whole, for screen readers. Default: none. */
  label?: string;
}

/**
 * The steps of a long form; any step can be opened. On a phone only the open step shows its name.
 * Accessibility: an ordered list of buttons; the open one is `aria-current="step"`, done ones show a tick.
 */
export function ProgressSteps({ steps, current, onSelect, label }: ProgressStepsProps) {
  const text = useUiText();
  const currentIndex = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label ?? text('ui.stepOf', { step: currentIndex + 1, stepCount: steps.length })}>
      <List>
        {steps.map((step, index) => (
          <Item key={step.id} $isDone={index < currentIndex} $isLast={index === steps.length - 1}>
            <Step
              type="button"
              aria-current={step.id === current ? 'step' : undefined}
              onClick={() => onSelect(step.id)}
            >
              <Disc $isDone={index < currentIndex} $hasProblem={step.problem !== undefined}>
                <Sign step={step} number={index + 1} isDone={index < currentIndex} />
              </Disc>
              <Name>{step.label}</Name>
            </Step>
          </Item>
        ))}
      </List>
    </nav>
  );
}

function Sign({ step, number, isDone }: { step: ProgressStep; number: number; isDone: boolean }) {
  if (step.problem !== undefined) return <Icon name="problem" size="small" label={step.problem} />;
  return isDone ? <Icon name="check" size="small" /> : number;
}

const List = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
`;

// The line to the next step is drawn behind the discs, amber where it has been walked.
const Item = styled.li<{ $isDone: boolean; $isLast: boolean }>`
  position: relative;
  flex: 1;
  min-width: 0;
  &::after {
    content: '';
    position: absolute;
    z-index: 0;
    top: 23px;
    inset-inline: calc(50% + 24px) calc(-50% + 24px);
    height: 2px;
    background: ${({ $isDone }) => ($isDone ? tokens.color.accentEdge : tokens.color.border)};
    display: ${({ $isLast }) => ($isLast ? 'none' : 'block')};
  }
`;

const Step = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[4]};
  width: 100%;
  min-height: ${tokens.size.target};
  margin: 0;
  padding: ${tokens.space[8]} ${tokens.space[4]};
  border: 0;
  border-radius: ${tokens.radius.medium};
  background: none;
  color: ${tokens.color.textMuted};
  font: inherit;
  font-size: ${tokens.font.sizeSmall};
  line-height: ${tokens.font.lineHeading};
  cursor: pointer;
  &[aria-current] {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.weightBold};
  }
  ${focusRing}
`;

const Disc = styled.span<{ $isDone: boolean; $hasProblem: boolean }>`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  border: 2px solid ${({ $isDone }) => ($isDone ? tokens.color.accentEdge : tokens.color.borderStrong)};
  border-radius: ${tokens.radius.round};
  background: ${({ $isDone }) => ($isDone ? tokens.color.accentSoft : tokens.color.surface)};
  color: ${({ $isDone }) => ($isDone ? tokens.color.accentInk : 'inherit')};
  font-weight: ${tokens.font.weightBold};
  [aria-current] > & {
    border-color: ${tokens.color.accentEdge};
    background: ${tokens.color.accent};
    color: ${tokens.color.accentText};
  }
  ${({ $hasProblem }) =>
    $hasProblem &&
    css`
      [aria-current] > &,
      & {
        border-color: ${tokens.color.problem};
        background: ${tokens.color.problemSoft};
        color: ${tokens.color.problem};
      }
    `}
`;

const Name = styled.span`
  max-width: 100%;
  overflow-wrap: anywhere;
  ${media.phone} {
    button:not([aria-current]) > & {
      ${visuallyHidden}
    }
    // The others have no names here: its own may be longer than its share of the line.
    [aria-current] > & {
      max-width: none;
      white-space: nowrap;
    }
  }
`;
