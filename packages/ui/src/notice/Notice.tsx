import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { useUiText } from '../i18n/useUiText.ts';
import { Icon } from '../icon/Icon.tsx';
import { tokens } from '../tokens/tokens.ts';

export type NoticeKind = 'success' | 'problem' | 'information' | 'warning';

export interface NoticeProps {
  kind: NoticeKind;
  children: ReactNode;
  /** A way out, as a button. */
  action?: ReactNode;
  /** Gives it a close button. */
  onClose?: (() => void) | undefined;
}

/**
 * A sentence about what happened.
 * Accessibility: a live region; problems are announced at once (`alert`), the rest in its turn (`status`).
 */
export function Notice({ kind, children, action, onClose }: NoticeProps) {
  const text = useUiText();
  return (
    <Box role={kind === 'problem' ? 'alert' : 'status'} $kind={kind}>
      <Sign $kind={kind}>
        <Icon name={kind} />
      </Sign>
      <Words>
        <div>{children}</div>
        {action}
      </Words>
      {onClose && <IconButton icon="close" label={text('ui.close')} onClick={onClose} />}
    </Box>
  );
}

const fills = {
  success: tokens.color.successSoft,
  problem: tokens.color.problemSoft,
  information: tokens.color.informationSoft,
  warning: tokens.color.warningSoft,
};

const Box = styled.div<{ $kind: NoticeKind }>`
  display: flex;
  gap: ${tokens.space[12]};
  align-items: flex-start;
  min-width: 0;
  padding-block: ${tokens.space[4]};
  padding-inline: ${tokens.space[16]} ${tokens.space[4]};
  border: ${tokens.borderWidth} solid ${({ $kind }) => tokens.color[$kind]};
  border-radius: ${tokens.radius.medium};
  background: ${({ $kind }) => fills[$kind]};
  color: ${tokens.color.text};
`;

const Sign = styled.span<{ $kind: NoticeKind }>`
  display: flex;
  align-items: center;
  min-height: ${tokens.size.target};
  color: ${({ $kind }) => tokens.color[$kind]};
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[8]} ${tokens.space[16]};
  min-width: 0;
  min-height: ${tokens.size.target};
  padding-block: ${tokens.space[8]};
  padding-inline-end: ${tokens.space[12]};
  overflow-wrap: anywhere;
`;
