import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import { type CardData, sheetsOf } from './card-facts.ts';
import type { CardSize } from './card-sizes.ts';
import { RecordCard } from './RecordCard.tsx';

export interface CardPaperProps {
  cards: readonly CardData[];
  size: CardSize;
}

/** The cards for the browser's own print: outside of the app, all that its printer sees, and seen on no screen. */
export function CardPaper({ cards, size }: CardPaperProps) {
  return createPortal(
    <div data-record-cards={size} aria-hidden="true">
      <OnPaperAlone />
      {sheetsOf(cards, size === 'a6' ? 4 : 1).map((sheet) => (
        <div key={sheet[0]?.hive.id} data-sheet="">
          {sheet.map((card) => (
            <RecordCard key={card.hive.id} card={card} />
          ))}
        </div>
      ))}
    </div>,
    document.body,
  );
}

const OnPaperAlone = createGlobalStyle`
  @page {
    size: 210mm 297mm;
    margin: 0;
  }
  @media screen {
    [data-record-cards] {
      display: none;
    }
  }
  @media print {
    html, body {
      margin: 0;
      padding: 0;
      background: white;
    }
    body > :not([data-record-cards]) {
      display: none !important;
    }
    [data-record-cards='a6'] {
      --card-unit: 1mm;
    }
    [data-record-cards='a4'] {
      --card-unit: 2mm;
    }
    [data-sheet] {
      display: flex;
      flex-wrap: wrap;
      align-content: flex-start;
      width: 210mm;
      height: 297mm;
      overflow: hidden;
      break-after: page;
    }
    [data-sheet]:last-child {
      break-after: auto;
    }
  }
`;
