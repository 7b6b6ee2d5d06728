import styled from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { useUiText } from '../i18n/useUiText.ts';
import { focusRing } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';
import { shownPages } from './shown-pages.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Name of what is turned, as "Pages of inspections". */
  label: string;
}

/**
 * Turns the pages of a list; draws nothing when there is only one.
 * Accessibility: a navigation of buttons named "Page 3"; the open page is `aria-current="page"`.
 */
export function Pagination({ page, pageCount, onPage, label }: PaginationProps) {
  const text = useUiText();
  if (pageCount <= 1) return null;
  return (
    <Bar aria-label={label}>
      <IconButton
        icon="chevronLeft"
        label={text('ui.previousPage')}
        isDisabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <Pages>
        {shownPages(page, pageCount).map((shown, index, all) => (
          <li key={shown}>
            {shown - (all[index - 1] ?? shown - 1) > 1 && <Gap aria-hidden="true">…</Gap>}
            <PageButton
              type="button"
              aria-label={text('ui.goToPage', { page: shown })}
              aria-current={shown === page ? 'page' : undefined}
              onClick={() => onPage(shown)}
            >
              {shown}
            </PageButton>
          </li>
        ))}
      </Pages>
      <IconButton
        icon="chevronRight"
        label={text('ui.nextPage')}
        isDisabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[4]};
  > button:dir(rtl) svg {
    transform: scaleX(-1);
  }
`;

const Pages = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
  }
`;

const Gap = styled.span`
  color: ${tokens.color.textMuted};
`;

const PageButton = styled.button`
  min-width: ${tokens.size.target};
  height: ${tokens.size.target};
  margin: 0;
  padding: 0 ${tokens.space[4]};
  border: ${tokens.borderWidth} solid transparent;
  border-radius: ${tokens.radius.medium};
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: ${tokens.color.hover};
  }
  &[aria-current] {
    border-color: ${tokens.color.accentEdge};
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentInk};
    font-weight: ${tokens.font.weightBold};
  }
  ${focusRing}
`;
