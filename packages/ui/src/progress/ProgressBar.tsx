import { useId } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface ProgressBarProps {
  /** What is going on, as `Gathering your inspections`. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** The same in words, next to the bar. */
  percentText: string;
}

/**
 * How far a long work is.
 * Accessibility: a native progress bar named by its label; nothing is announced while it grows.
 */
export function ProgressBar({ label, percent, percentText }: ProgressBarProps) {
  const id = useId();
  return (
    <Layout>
      <Words>
        <label htmlFor={id}>{label}</label>
        <span>{percentText}</span>
      </Words>
      <Bar id={id} max={100} value={percent}>
        {percentText}
      </Bar>
    </Layout>
  );
}

const Layout = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space[4]} ${tokens.space[16]};
  color: ${tokens.color.text};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.progress`
  appearance: none;
  width: 100%;
  height: ${tokens.space[12]};
  border: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
  overflow: hidden;
  &::-webkit-progress-bar {
    background: ${tokens.color.sunken};
  }
  &::-webkit-progress-value {
    background: ${tokens.color.accent};
  }
  &::-moz-progress-bar {
    background: ${tokens.color.accent};
  }
`;
