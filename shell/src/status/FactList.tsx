import { Chip, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { Fact } from './status-facts.ts';

export interface FactListProps {
  facts: readonly Fact[];
}

/** Known facts, each with its name; one that somebody must look at is highlighted. */
export function FactList({ facts }: FactListProps) {
  return (
    <Facts>
      {facts.map(({ label, value, isProblem }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {isProblem ? (
              <Chip tone="problem" icon="problem">
                {value}
              </Chip>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${tokens.space[12]};
  margin: 0;
  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.sizeSmall};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
