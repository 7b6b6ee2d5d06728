import { useObservable } from '@skep/remote-kit';
import { Button, media, Notice, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useShell } from '../shell-context.ts';

/**
 * Sentences that stand for a while, above the page and its bars, whose actions they never cover: what lies below them at
 * the end of a page can be scrolled free (`Room` of the page). Accessibility: each is a live region of its own.
 */
export function ToastList() {
  const { notices } = useShell();
  const shown = useObservable(notices);
  return (
    <List data-toasts={shown.length > 0 ? '' : undefined}>
      {shown.map(({ id, kind, text, action }) => (
        <Notice
          key={id}
          kind={kind}
          onClose={() => notices.close(id)}
          action={
            action && (
              <Button
                onClick={() => {
                  notices.close(id);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )
          }
        >
          {text}
        </Notice>
      ))}
    </List>
  );
}

// Above the buttons of a form and those for chosen hives.
const List = styled.div`
  position: fixed;
  z-index: ${tokens.layer.toast};
  right: ${tokens.space[16]};
  bottom: ${tokens.space[16]};
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  width: min(420px, calc(100vw - ${tokens.space[32]}));
  body:has([data-form-bar], [data-selection-bar]) & {
    bottom: 104px;
  }
  ${media.phone} {
    bottom: calc(${tokens.size.targetMain} + ${tokens.space[32]} + env(safe-area-inset-bottom));
    body:has([data-selection-bar]) & {
      bottom: 240px;
    }
  }
  ${media.paper} {
    display: none;
  }
`;
