import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/Heading.tsx';
import { media, tokens } from '../tokens/tokens.ts';

export interface PageProps {
  /** The heading of the screen. Default: none, for a screen that writes its own. */
  title?: string | undefined;
  /** Next to the title, as buttons. */
  actions?: ReactNode;
  children: ReactNode;
  /** `readable` for forms and text; `wide` for lists and tables. Default: `wide`. */
  maxWidth?: 'readable' | 'wide';
}

/**
 * The frame of a screen: its width, its edges, its title.
 * Accessibility: the title is the first heading; the landmark `main` is the shell’s.
 */
export function Page({ title, actions, children, maxWidth = 'wide' }: PageProps) {
  return (
    <Layout $maxWidth={maxWidth === 'readable' ? tokens.size.readable : tokens.size.page}>
      {title !== undefined && (
        <TitleRow>
          <Heading level={1}>{title}</Heading>
          {actions}
        </TitleRow>
      )}
      {children}
    </Layout>
  );
}

const Layout = styled.div<{ $maxWidth: string }>`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
  width: 100%;
  max-width: ${({ $maxWidth }) => $maxWidth};
  margin-inline: auto;
  padding: ${tokens.space[16]} ${tokens.space[16]} ${tokens.space[32]};
  ${media.wide} {
    gap: ${tokens.space[24]};
    padding: ${tokens.space[32]} ${tokens.space[24]} ${tokens.space[48]};
  }
`;

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[8]} ${tokens.space[16]};
`;
