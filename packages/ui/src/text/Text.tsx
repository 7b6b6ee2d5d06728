import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface TextProps {
  /** Default: `normal`. */
  tone?: 'normal' | 'muted' | 'problem' | 'success';
  /** Default: `normal`. */
  size?: 'small' | 'normal' | 'large';
  /** Default: false. */
  isBold?: boolean;
  /** Element to draw, Default: `p`. */
  as?: 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd';
  id?: string | undefined;
  children: ReactNode;
}

const colors = {
  normal: tokens.color.text,
  muted: tokens.color.textMuted,
  problem: tokens.color.problem,
  success: tokens.color.success,
};
const sizes = { small: tokens.font.sizeSmall, normal: tokens.font.sizeNormal, large: tokens.font.sizeLarge };

/**
 * Running text.
 * Accessibility: a paragraph; a tone is never the only sign of a problem.
 */
export function Text({
  tone = 'normal',
  size = 'normal',
  isBold = false,
  as = 'p',
  id,
  children,
}: TextProps) {
  return (
    <Paragraph as={as} id={id} $color={colors[tone]} $size={sizes[size]} $isBold={isBold}>
      {children}
    </Paragraph>
  );
}

const Paragraph = styled.p<{ $color: string; $size: string; $isBold: boolean }>`
  max-width: 70ch;
  margin: 0;
  color: ${({ $color }) => $color};
  font-size: ${({ $size }) => $size};
  font-weight: ${({ $isBold }) => ($isBold ? tokens.font.weightBold : 'inherit')};
  line-height: ${tokens.font.lineText};
  overflow-wrap: anywhere;
`;
