import { Card, Heading, Stack } from '@skep/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useIntl } from '../form/use-form-intl.ts';
import type { Step } from './steps.ts';

export interface StepCardProps {
  step: Step;
  children: ReactNode;
}

/**
 * One step on its paper. Accessibility: takes the focus when another step opens, so that eyes and ears begin at its top;
 * the summary of what is wrong comes later and has it then.
 */
export function StepCard({ step, children }: StepCardProps) {
  const { formatMessage } = useIntl();
  const paper = useRef<HTMLElement>(null);
  const seenStep = useRef(step);
  const name = formatMessage({ id: `hives.stepName.${step}` });

  useEffect(() => {
    if (seenStep.current === step) return;
    seenStep.current = step;
    // The browser scrolls to something only where none of it is seen, and the end of a long step is not its heading.
    paper.current?.focus({ preventScroll: true });
    paper.current?.scrollIntoView?.({ block: 'start' });
  }, [step]);

  return (
    <Paper ref={paper} tabIndex={-1} aria-label={name}>
      <Card>
        <Heading level={2}>{name}</Heading>
        <Stack gap={24}>{children}</Stack>
      </Card>
    </Paper>
  );
}

const Paper = styled.section`
  outline: none;
  /* Below the row of steps, which no bar may cut in two. */
  scroll-margin-block-start: 152px;
`;
