import { tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A heading of a checklist with the questions that it groups. */
export function QuestionGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Layout>
      <legend>{name}</legend>
      {children}
    </Layout>
  );
}

const Layout = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${tokens.space[12]} ${tokens.space[16]} ${tokens.space[16]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.medium};
  & > legend {
    padding-inline: ${tokens.space[8]};
    font-weight: ${tokens.font.weightBold};
  }
`;
