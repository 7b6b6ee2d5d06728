import { createGlobalStyle } from 'styled-components';
import { themeCss } from './theme-css.ts';
import { tokens } from './tokens.ts';

/**
 * Tokens of the themes and the ground rules of the page. Drawn once, by whoever owns the page: the shell,
 * a harness, Storybook. `data-theme` on the root chooses the theme; without it the system does. Paper is always light.
 * What gets the focus is scrolled clear of the bars at the top and the bottom. The browser's own blue and violet of links
 * are no colours of ours, and hard to read in the dark. (Comments within the style would be sent to every visitor.)
 */
export const GlobalStyle = createGlobalStyle`
  :root, [data-theme='light'] { ${themeCss('light')} }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme]) { ${themeCss('dark')} }
  }
  @media screen and (prefers-contrast: more) {
    :root:not([data-theme]) { ${themeCss('sun')} }
  }
  @media screen {
    [data-theme='dark'] { ${themeCss('dark')} }
    [data-theme='sun'] { ${themeCss('sun')} }
  }
  @media (prefers-reduced-motion: reduce) {
    :root, [data-theme] {
      --skep-motion-quick: 0ms;
      --skep-motion-calm: 0ms;
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block: 72px 96px; }
  body {
    margin: 0;
    background: ${tokens.color.page};
    color: ${tokens.color.text};
    font-family: ${tokens.font.family};
    font-size: ${tokens.font.sizeNormal};
    line-height: ${tokens.font.lineText};
    overflow-wrap: break-word;
  }
  a { color: ${tokens.color.accentInk}; }
  [hidden] { display: none !important; }
  @media print {
    body { background: none; }
  }
`;
