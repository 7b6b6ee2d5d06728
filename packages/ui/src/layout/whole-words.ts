import { css } from 'styled-components';

/**
 * Of text next to something else, in a row that wraps or whose other side gives way: it takes what room there is, but
 * at least that of its longest word, so that no font and no language tears one. Needs `overflow-wrap: break-word`
 * inside, the rule of the page: only a word that is longer than the whole row is broken.
 */
export const wholeWords = css`
  flex: 1 0 auto;
  width: min-content;
  max-width: 100%;
`;
