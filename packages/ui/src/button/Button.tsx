import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';
import { type ButtonKind, type ButtonLook, buttonStyles } from './button-styles.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps
  extends Pick<AriaAttributes, 'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-pressed'> {
  /** Default: `plain`. One `main` per screen. */
  kind?: ButtonKind;
  /** Shown before the text. */
  icon?: IconName | undefined;
  /** Its work is going on: turns a wheel, takes no second press, keeps the focus. Default: false. */
  isBusy?: boolean | undefined;
  /** Cannot be pressed now; stays reachable by keyboard, so that it can be found. Default: false. */
  isDisabled?: boolean | undefined;
  /** As wide as its parent. Default: false. */
  isWide?: boolean;
  /** Default: `button`. */
  type?: 'button' | 'submit' | 'reset';
  /** Id of the form it submits, where it is outside of it. */
  form?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  children: ReactNode;
}

/**
 * Something to press.
 * Accessibility: a native button; busy and disabled ones keep their focus and say so (`aria-busy`, `aria-disabled`).
 */
export function Button({
  kind = 'plain',
  icon,
  isBusy = false,
  isDisabled = false,
  isWide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isStill = isBusy || isDisabled;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isStill) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Pressable
      {...rest}
      type={type}
      $kind={kind}
      $isWide={isWide}
      aria-busy={isBusy || undefined}
      aria-disabled={isStill || undefined}
      onClick={press}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} size="small" />}
      {children}
    </Pressable>
  );
}

const Pressable = styled.button<ButtonLook>`
  ${buttonStyles}
`;
