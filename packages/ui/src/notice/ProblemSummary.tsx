import { type MouseEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { focusRing } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';

export interface SummaryProblem {
  /** Id of the field's control. */
  fieldId: string;
  label: string;
  text: string;
}

export interface ProblemSummaryProps {
  title: string;
  problems: readonly SummaryProblem[];
  /**
   * Number of the attempt to save, as react-hook-form's `submitCount`: the focus is taken once for each, and never
   * from a person who is putting things right.
   */
  attempt: number;
}

/**
 * Everything that is wrong in a form, above it; draws nothing when nothing is.
 * Accessibility: takes the focus once for each failed attempt; each line goes to its field.
 */
export function ProblemSummary({ title, problems, attempt }: ProblemSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const isShown = problems.length > 0;
  const focusedFor = useRef<number>(undefined);

  useEffect(() => {
    if (!isShown || focusedFor.current === attempt) return;
    focusedFor.current = attempt;
    box.current?.focus();
  }, [isShown, attempt]);

  if (!isShown) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-label={title}>
      <Title>
        <Icon name="problem" />
        <span>{title}</span>
      </Title>
      <List>
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <Anchor href={`#${problem.fieldId}`} onClick={(event) => goToField(event, problem.fieldId)}>
              {problem.label}
            </Anchor>
            <Reason>{problem.text}</Reason>
          </li>
        ))}
      </List>
    </Box>
  );
}

/** A field of several controls cannot be focused itself; its first control can. */
function goToField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  const controls = 'input, select, textarea, button';
  const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls);
  control?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[16]};
  border: 2px solid ${tokens.color.problem};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.problemSoft};
  color: ${tokens.color.text};
  overflow-wrap: anywhere;
  ${focusRing}
`;

const Title = styled.p`
  display: flex;
  gap: ${tokens.space[8]};
  align-items: center;
  margin: 0;
  color: ${tokens.color.problem};
  font-weight: ${tokens.font.weightBold};
`;

const Reason = styled.span`
  display: block;
`;

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${tokens.space[32]};
  li + li {
    margin-block-start: ${tokens.space[8]};
  }
`;

const Anchor = styled.a`
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.problem};
  font-weight: 600;
  ${focusRing}
`;
