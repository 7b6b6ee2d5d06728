import { findRoute } from '@skep/registry/paths';
import { useLocation } from 'react-router';
import { useShell } from '../shell-context.ts';
import { findOwnPage } from '../shell-routes.ts';

/** Depth of the present page: 0 is a top tab, 1 a list, 2 a detail. */
export function useDepth(): number {
  const { registry } = useShell();
  const { pathname } = useLocation();
  return findOwnPage(pathname)?.depth ?? findRoute(registry, pathname)?.route.depth ?? 0;
}
