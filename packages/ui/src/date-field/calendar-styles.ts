import { css } from 'styled-components';
import { focusOutline } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';

/** Looks of the parts of react-day-picker, by the classes that it gives them. */
export const calendarStyles = css`
  .rdp-months {
    position: relative;
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    min-height: 40px;
    /* Room for the two arrows, however long the name of the month is. */
    padding-inline-end: 88px;
  }
  .rdp-dropdowns {
    display: flex;
    gap: ${tokens.space[8]};
  }
  .rdp-dropdown_root {
    position: relative;
    display: inline-flex;
    align-items: center;
  }
  /* The native list lies over its own words, which stay in sight. */
  .rdp-dropdown {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .rdp-dropdown:focus-visible + .rdp-caption_label {
    ${focusOutline}
  }
  .rdp-caption_label {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[4]};
    padding: ${tokens.space[4]};
    border-radius: ${tokens.radius.small};
    font-weight: ${tokens.font.weightBold};
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
  }
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 40px;
    min-height: 40px;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.medium};
    background: none;
    color: ${tokens.color.text};
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  button:hover {
    background: ${tokens.color.hover};
  }
  button:focus-visible {
    ${focusOutline}
  }
  button:disabled,
  button[aria-disabled='true'] {
    background: none;
    color: ${tokens.color.textMuted};
    opacity: 0.5;
    cursor: not-allowed;
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    padding: ${tokens.space[4]} 0;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.sizeSmall};
    font-weight: ${tokens.font.weightNormal};
  }
  .rdp-day {
    padding: 0;
    text-align: center;
  }
  .rdp-today button {
    font-weight: ${tokens.font.weightBold};
    text-decoration: underline;
  }
  .rdp-selected button {
    background: ${tokens.color.accent};
    color: ${tokens.color.accentText};
    font-weight: ${tokens.font.weightBold};
  }
`;
