import { focusRing, tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useAccountAddress } from './wanted-path.ts';

export interface AccountLinkProps {
  to: string;
  /** As far as it is typed: nobody types an address twice. */
  email?: string;
  children: ReactNode;
}

/** From one account screen to another, the e-mail address in hand. */
export function AccountLink({ to, email = '', children }: AccountLinkProps) {
  const addressOf = useAccountAddress();
  return <TextLink href={addressOf(to, { email })}>{children}</TextLink>;
}

const linkStyles = css`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  min-height: ${tokens.size.target};
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.accentInk};
  font-weight: ${tokens.font.weightMedium};
  text-underline-offset: 0.2em;
  ${focusRing}
`;

export const TextLink = styled.a`
  ${linkStyles}
`;

/** A question and its link, below the form. */
export const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[8]};
  padding-block-start: ${tokens.space[8]};
  border-block-start: ${tokens.borderWidth} solid ${tokens.color.border};
`;
