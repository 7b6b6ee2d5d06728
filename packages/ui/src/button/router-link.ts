import type { ComponentType, MouseEvent, ReactNode } from 'react';

/** The link of a router, as react-router's `Link`: goes to `to` without leaving the page. */
export type RouterLink = ComponentType<{
  to: string;
  className?: string;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  children?: ReactNode;
}>;
