import { type IconName, LinkButton, type ScreenState } from '@skep/ui';
import { Link } from './Link.tsx';

/** What a screen says in the place of what it is about, and the way on from there. */
export interface NotFoundMessage {
  icon?: IconName;
  title: string;
  text: string;
  link: { to: string; label: string };
}

/** The state of a screen whose subject is gone or never was; any other state, as one that is still loading, stays. */
export function notFoundState(
  state: ScreenState,
  isMissing: boolean,
  { link, ...message }: NotFoundMessage,
): ScreenState {
  if (state.kind !== 'ready' || !isMissing) return state;
  return {
    kind: 'empty',
    ...message,
    action: (
      <LinkButton to={link.to} as={Link} kind="main">
        {link.label}
      </LinkButton>
    ),
  };
}
