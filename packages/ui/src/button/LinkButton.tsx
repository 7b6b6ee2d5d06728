import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';
import { type ButtonKind, type ButtonLook, buttonStyles } from './button-styles.ts';
import type { RouterLink } from './router-link.ts';

export interface LinkButtonProps {
  /** Where it leads. */
  to: string;
  /** The router's link, which then gets `to`. Default: a plain `<a href>`, which leaves the app's pages. */
  as?: RouterLink;
  /** Default: `plain`. */
  kind?: ButtonKind;
  icon?: IconName | undefined;
  /** As wide as its parent. Default: false. */
  isWide?: boolean;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  children: ReactNode;
}

/**
 * A link that looks like a button, for the way to another screen.
 * Accessibility: a link, so that it can be opened elsewhere and is announced as what it is.
 */
export function LinkButton({
  to,
  as,
  kind = 'plain',
  icon,
  isWide = false,
  onClick,
  children,
}: LinkButtonProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </>
  );
  const look = { $kind: kind, $isWide: isWide, onClick };
  if (!as) {
    return (
      <Anchor {...look} href={to}>
        {content}
      </Anchor>
    );
  }
  return (
    <Anchor {...look} as={as} to={to}>
      {content}
    </Anchor>
  );
}

const Anchor = styled.a<ButtonLook>`
  ${buttonStyles}
`;
