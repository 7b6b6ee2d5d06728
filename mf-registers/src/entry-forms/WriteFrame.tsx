import { Link, pathTo, type QueryOutcome, useScreenState, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, type ScreenState, ScreenStates } from '@skep/ui';
import type { ReactNode } from 'react';
import { useIntl } from '../use-book-intl.ts';
import type { HiveSet } from './offered-hives.ts';

export interface WriteFrameProps {
  title: string;
  result: QueryOutcome;
  /** Empty: there is nothing to write about. */
  sets: readonly HiveSet[];
  children: ReactNode;
}

/** The page of a form, or why there is none. */
export function WriteFrame({ title, result, sets, children }: WriteFrameProps) {
  const state = useEmptyState(useScreenState(result), sets.length);
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>{children}</ScreenStates>
    </Page>
  );
}

function useEmptyState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'hive',
    title: formatMessage({ id: 'book.noHives.title' }),
    text: formatMessage({ id: 'book.noHives.text' }),
    action: (
      <LinkButton to={pathTo('/')} as={Link} kind="main">
        {formatMessage({ id: 'book.noHives.home' })}
      </LinkButton>
    ),
  };
}
