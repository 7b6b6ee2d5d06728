import { Card, Page, type ScreenState, ScreenStates, Skeleton } from '@skep/ui';
import type { ReactNode } from 'react';

export interface ReadablePageProps {
  title: string;
  state: ScreenState;
  /** Of what is drawn while it loads. Default: 6. */
  lines?: number;
  children: ReactNode;
}

/** A page of the width of a form, in the state that it is in. */
export function ReadablePage({ title, state, lines = 6, children }: ReadablePageProps) {
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates
        state={state}
        skeleton={
          <Card>
            <Skeleton lines={lines} />
          </Card>
        }
      >
        {children}
      </ScreenStates>
    </Page>
  );
}
