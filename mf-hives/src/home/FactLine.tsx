import { Link } from '@skep/remote-kit';
import { focusRing, tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

export interface FactLineProps {
  /** Where the fact comes from. Default: it leads nowhere. */
  to?: string;
  /** An icon or a face. */
  sign: ReactNode;
  /** All of a text that the line may cut. */
  title?: string;
  /** Default: `normal`. */
  tone?: 'normal' | 'muted' | 'accent' | 'problem' | 'success';
  children: ReactNode;
}

/** One fact on a card, cut after two lines. */
export function FactLine({ to, sign, title, tone = 'normal', children }: FactLineProps) {
  const content = (
    <>
      <Sign>{sign}</Sign>
      <Words title={title}>{children}</Words>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <Line $tone={tone}>{content}</Line>
      ) : (
        <LinkLine to={to} $tone={tone}>
          {content}
        </LinkLine>
      )}
    </li>
  );
}

const inks = {
  normal: tokens.color.text,
  muted: tokens.color.textMuted,
  accent: tokens.color.accentInk,
  problem: tokens.color.problem,
  success: tokens.color.success,
};

interface LineLook {
  $tone: keyof typeof inks;
}

const lineStyles = css<LineLook>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  min-height: ${tokens.size.target};
  padding-block: ${tokens.space[4]};
  color: ${({ $tone }) => inks[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'normal' || $tone === 'muted' ? 'inherit' : tokens.font.weightMedium)};
  line-height: 1.3;
`;

const Line = styled.span<LineLook>`
  ${lineStyles}
`;

const LinkLine = styled(Link)<LineLook>`
  ${lineStyles}
  border-radius: ${tokens.radius.small};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  ${focusRing}
`;

const Sign = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 1.75rem;
`;

const Words = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;
