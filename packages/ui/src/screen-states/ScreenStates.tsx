import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import { useUiText } from '../i18n/useUiText.ts';
import type { IconName } from '../icon/icon-shapes.ts';
import { tokens } from '../tokens/tokens.ts';
import { Message } from './Message.tsx';
import { Skeleton } from './Skeleton.tsx';

/** What a screen or list has to show. */
export type ScreenState =
  | {
      kind: 'loading';
      /** What is being loaded, in words. Default: "Loading …". */
      text?: string;
    }
  | { kind: 'error'; title: string; text: string; onRetry: () => void; retryLabel: string }
  | { kind: 'empty'; title: string; text: string; action?: ReactNode; picture?: ReactNode; icon?: IconName }
  | { kind: 'offline'; title: string; text: string; onRetry?: () => void; retryLabel?: string }
  | { kind: 'ready' };

export interface ScreenStatesProps {
  state: ScreenState;
  /** Drawn while loading, in the shape of what comes. Default: three cards. */
  skeleton?: ReactNode;
  /** Drawn when ready. */
  children: ReactNode;
}

/**
 * Draws a screen in the state that it is in: the same everywhere.
 * Accessibility: loading is a busy region, said in words after a second; errors are announced as they come.
 */
export function ScreenStates({ state, skeleton, children }: ScreenStatesProps) {
  switch (state.kind) {
    case 'ready':
      return children;
    case 'loading':
      return <Loading text={state.text} skeleton={skeleton} />;
    case 'empty':
      return (
        <Message title={state.title} text={state.text} icon={state.icon ?? 'hive'} picture={state.picture}>
          {state.action}
        </Message>
      );
    case 'error':
      return (
        <Message title={state.title} text={state.text} icon="problem" tone="problem">
          <Button icon="retry" onClick={state.onRetry}>
            {state.retryLabel}
          </Button>
        </Message>
      );
    case 'offline':
      return (
        <Message title={state.title} text={state.text} icon="offline" tone="warning">
          {state.onRetry && state.retryLabel && (
            <Button icon="retry" onClick={state.onRetry}>
              {state.retryLabel}
            </Button>
          )}
        </Message>
      );
  }
}

/** Words come after one second: what is quicker needs none. */
const wordsAfterMs = 1000;

function Loading({ text, skeleton }: { text: string | undefined; skeleton: ReactNode }) {
  const ownText = useUiText();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), wordsAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Busy aria-busy="true">
      <Words role="status">{isSlow && (text ?? ownText('ui.loading'))}</Words>
      {skeleton ?? (
        <>
          <Skeleton height={140} />
          <Skeleton height={140} />
          <Skeleton height={140} />
        </>
      )}
    </Busy>
  );
}

const Busy = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
`;

const Words = styled.p`
  min-height: 1.5em;
  margin: 0;
  color: ${tokens.color.textMuted};
`;
