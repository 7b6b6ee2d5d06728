import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import { pageSource } from './SheetPages.tsx';

export interface PrintedPagesProps {
  /** Pictures of 210 × 297 mm, as SVG. */
  pages: readonly string[];
  /** The browser's dialog is over. */
  onPrinted: () => void;
}

/**
 * Pages for the browser's own print: they are outside of the app, are all that its printer sees, and are seen on no screen.
 * The dialog opens once all of them are drawn.
 */
export function PrintedPages({ pages, onPrinted }: PrintedPagesProps) {
  const place = useRef<HTMLDivElement>(null);
  const printed = useEffectEvent(onPrinted);

  useEffect(() => {
    let isWanted = true;
    const drawn = [...(place.current?.querySelectorAll('img') ?? [])].map((page) => page.decode());
    void Promise.allSettled(drawn).then(() => {
      if (!isWanted) return;
      window.addEventListener('afterprint', () => printed(), { once: true });
      window.print();
    });
    return () => {
      isWanted = false;
    };
  }, []);

  return createPortal(
    <div ref={place} data-printed-pages="" aria-hidden="true">
      <OnPaperAlone />
      {pages.map((page, index) => (
        <img key={index} src={pageSource(page)} alt="" />
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
    [data-printed-pages] {
      position: absolute;
      inset-inline-start: -10000px;
    }
  }
  @media print {
    html, body {
      margin: 0;
      padding: 0;
      background: white;
    }
    body > :not([data-printed-pages]) {
      display: none !important;
    }
  }
  [data-printed-pages] img {
    display: block;
    width: 210mm;
    height: 297mm;
    break-inside: avoid;
  }
`;
