import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { useUiText } from '../i18n/useUiText.ts';
import { Heading } from '../text/Heading.tsx';
import { media, tokens } from '../tokens/tokens.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Escape, the close button, or a press outside of the dialog. */
  onClose: () => void;
  /** `end`: a drawer along the side where a line of text ends, over the whole height. Default: `center`. */
  placement?: 'center' | 'end';
  /** As wide as what it shows and the window allow, for pictures. Default: false. */
  isLarge?: boolean;
  /** Buttons; the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Something that must be answered before going on.
 * Accessibility: the native modal dialog, named by its title. The focus goes to its first field, else to its first
 * action (so put the harmless one first), stays inside and returns when it closes; Escape closes.
 */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

/** Its own component, so that the element is closed, and the focus given back, before it leaves the page. */
function OpenDialog({
  title,
  onClose,
  placement = 'center',
  isLarge = false,
  actions,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const text = useUiText();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    openModal(element);
    // What only reads and is higher than the window is scrolled by keys as well.
    if (body.current && !body.current.querySelector(focusable)) body.current.tabIndex = 0;
    // A drawer is read from its top, where the browser puts the focus; a field far below would scroll it there.
    if (placement === 'center') firstControl(body.current, footer.current)?.focus();
    return () => closeModal(element);
  }, [placement]);

  function cancel(event: SyntheticEvent) {
    // The owner decides: the dialog is open as long as `isOpen` says so.
    event.preventDefault();
    onClose();
  }

  function pressOutside(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    <Sheet
      ref={dialog}
      $isDrawer={placement === 'end'}
      $isLarge={isLarge}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={pressOutside}
    >
      <Content>
        <Top>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          <IconButton icon="close" label={text('ui.close')} onClick={onClose} />
        </Top>
        <Body ref={body}>{children}</Body>
        {actions !== undefined && <Actions ref={footer}>{actions}</Actions>}
      </Content>
    </Sheet>
  );
}

const focusable = 'a, button, input, select, textarea, [tabindex]';

function firstControl(body: HTMLElement | null, footer: HTMLElement | null): HTMLElement | null | undefined {
  return (
    body?.querySelector<HTMLElement>('input, select, textarea') ??
    footer?.querySelector<HTMLElement>('button, a')
  );
}

// jsdom knows the element, but not its modality.
function openModal(element: HTMLDialogElement) {
  if (typeof element.showModal === 'function') element.showModal();
  else element.setAttribute('open', '');
}

function closeModal(element: HTMLDialogElement) {
  if (typeof element.close === 'function') element.close();
}

const drawer = css`
  width: min(360px, calc(100vw - ${tokens.space[48]}));
  height: 100dvh;
  max-height: none;
  margin: 0;
  margin-inline-start: auto;
  border-width: 0;
  border-radius: 0;
  @starting-style {
    opacity: 0;
    transform: none;
  }
`;

// The bottom of a phone is nearest to the thumb.
const sheet = css`
  ${media.phone} {
    width: 100%;
    margin-block: auto 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

const large = css`
  ${media.wide} {
    width: fit-content;
    min-width: 520px;
    max-width: calc(100vw - 2 * ${tokens.space[16]});
  }
`;

const Sheet = styled.dialog<{ $isDrawer: boolean; $isLarge: boolean }>`
  box-sizing: border-box;
  width: min(520px, calc(100vw - 2 * ${tokens.space[16]}));
  max-width: none;
  max-height: calc(100dvh - 2 * ${tokens.space[16]});
  margin: auto;
  padding: 0;
  overflow: hidden;
  &[open] {
    display: flex;
  }
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.raised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.shadow.raised};
  overscroll-behavior: contain;
  &::backdrop {
    background: ${tokens.color.backdrop};
  }
  @starting-style {
    opacity: 0;
    transform: translateY(16px);
  }
  transition:
    opacity ${tokens.motion.calm},
    transform ${tokens.motion.calm};
  ${({ $isLarge }) => $isLarge && large}
  ${({ $isDrawer }) => ($isDrawer ? drawer : sheet)}
`;

/** In a window as low as that of a page at 400 %, title and buttons would leave nothing for what is between them. */
const lowWindow = '@media (max-height: 400px)';

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space[16]};
  min-width: 0;
  padding: ${tokens.space[16]};
  ${media.wide} {
    padding: ${tokens.space[24]};
  }
  ${lowWindow} {
    overflow-y: auto;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[8]};
  margin: -8px;
  margin-inline-start: 0;
`;

/** Scrolls, while the title and the buttons stay. Wider than its content, so that it cuts off no edge of a focused field. */
const Body = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: ${tokens.space[16]};
  min-height: 0;
  margin: -8px -16px;
  padding: 8px 16px;
  overflow-y: auto;
  outline-offset: -3px;
  ${lowWindow} {
    flex: none;
    overflow-y: visible;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space[12]};
  ${media.phone} {
    flex-direction: column-reverse;
  }
`;
