import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { tokens } from '../tokens/tokens.ts';

export interface MessageProps {
  title: string;
  text: string;
  icon: IconName;
  /** Shown in the icon's place. */
  picture?: ReactNode;
  /** Default: `accent`. */
  tone?: 'accent' | 'problem' | 'warning';
  /** The way on, as buttons. */
  children?: ReactNode;
}

/** A whole screen's worth of words: what is so, and what to do next. */
export function Message({ title, text, icon, picture, tone = 'accent', children }: MessageProps) {
  return (
    <Box role={tone === 'accent' ? undefined : 'alert'}>
      {picture ?? (
        <Disc $tone={tone}>
          <Icon name={icon} size="large" />
        </Disc>
      )}
      <Heading level={2}>{title}</Heading>
      <Text tone="muted">{text}</Text>
      {children}
    </Box>
  );
}

const looks = {
  accent: { fill: tokens.color.accentSoft, ink: tokens.color.accentInk },
  problem: { fill: tokens.color.problemSoft, ink: tokens.color.problem },
  warning: { fill: tokens.color.warningSoft, ink: tokens.color.warning },
};

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[12]};
  max-width: 440px;
  margin-inline: auto;
  padding-block: ${tokens.space[48]};
  text-align: center;
  > :last-child:not(p) {
    margin-block-start: ${tokens.space[12]};
  }
`;

const Disc = styled.div<{ $tone: keyof typeof looks }>`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 88px;
  height: 88px;
  border-radius: ${tokens.radius.round};
  background: ${({ $tone }) => looks[$tone].fill};
  color: ${({ $tone }) => looks[$tone].ink};
`;
