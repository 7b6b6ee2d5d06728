import { css } from 'styled-components';

/** Letters of one width, in which columns and brackets of a program are seen. */
export const codeFont = css`
  font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace;
`;
