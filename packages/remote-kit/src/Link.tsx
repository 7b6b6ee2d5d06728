import { type AnchorHTMLAttributes, type MouseEvent, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path of a page of the app, with its query: `/hives/7/edit`. */
  to: string;
}

/**
 * A link to a page of the app. The router's own also leads to paths that depend on the present one, and is drawn
 * again whenever that changes: on a list of a thousand hives eight thousand of them for each letter of a search.
 */
export function Link({ to, onClick, target, ...rest }: LinkProps) {
  const { navigator } = use(NavigationContext);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event, target)) return;
    event.preventDefault();
    // As browsers do it: no way back from a page to itself.
    const { pathname, search } = window.location;
    if (to === pathname + search) navigator.replace(to);
    else navigator.push(to);
  }

  return <a {...rest} href={to} target={target} onClick={follow} />;
}

/** Another tab or window is wanted, or the menu of a link. */
function isForTheBrowser(event: MouseEvent, target: string | undefined): boolean {
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button !== 0 || hasKey || (target !== undefined && target !== '_self');
}
